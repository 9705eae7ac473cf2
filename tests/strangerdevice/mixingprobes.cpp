// SPDX-License-Identifier: GPL-3.0-or-later
#include "mixingprobes.h"

#include "support/strangerdevice/strangerdevice.h"

#include <ATen/ATen.h>

#include <functional>

namespace genex::stranger {

namespace {

using at::Tensor;
using at::indexing::None;
using at::indexing::Slice;

/// The same small tensors on one device. Calls take some from the host's set and some from the device's.
struct Tensors
{
    explicit Tensors(const at::Device& device)
        : square(ramp({4, 4}).to(device))
        , vector(ramp({4}).to(device))
        , batch(ramp({2, 4, 4}).to(device))
        , index(at::tensor({2, 0, 1, 3}, at::kLong).to(device))
        , indexSquare(
              at::tensor({0, 1, 2, 3, 3, 2, 1, 0, 1, 0, 3, 2, 2, 2, 0, 0}, at::kLong).view({4, 4}).to(device))
        , mask(at::tensor({1, 0, 0, 1}, at::kInt).to(at::kBool).to(device))
        , maskSquare(ramp({4, 4}).gt(0.5).to(device))
        , scalar(at::scalar_tensor(2.5).to(device))
        , sizes(at::tensor({1, 2, 3, 4}, at::kLong).to(device))
    {}

    static Tensor ramp(at::IntArrayRef size)
    {
        const auto count = c10::multiply_integers(size);
        return at::arange(1, count + 1).to(at::kFloat).div(static_cast<float>(count)).view(size);
    }

    Tensor square;      ///< [4, 4] in (0, 1]
    Tensor vector;      ///< [4] in (0, 1]
    Tensor batch;       ///< [2, 4, 4]
    Tensor index;       ///< [4], a permutation
    Tensor indexSquare; ///< [4, 4] in 0 … 3
    Tensor mask;        ///< [4]
    Tensor maskSquare;  ///< [4, 4]
    Tensor scalar;      ///< 0-dim, 2.5
    Tensor sizes;       ///< [4], positive
};

struct Forbidden
{
    std::string name;
    std::function<void(Tensors& h, Tensors& d)> call; ///< h: tensors of the host, d: of the device
};

struct Legal
{
    std::string name;
    std::function<Tensor(Tensors& h, Tensors& d)>
        call;             ///< called with the host's tensors twice for the right value
    bool onDevice = true; ///< where the result belongs
};

const std::vector<Forbidden>& arithmetic()
{
    static const std::vector<Forbidden> calls{
        {"add", [](auto& h, auto& d) { d.square + h.square; }},
        {"add, host first", [](auto& h, auto& d) { h.square + d.square; }},
        {"add, broadcast", [](auto& h, auto& d) { d.square + h.vector; }},
        {"add, one element but not 0-dim", [](auto& h, auto& d) { d.square + h.vector.slice(0, 0, 1); }},
        {"add, device scalar to host tensor", [](auto& h, auto& d) { h.square + d.scalar; }},
        {"sub", [](auto& h, auto& d) { d.square - h.square; }},
        {"mul", [](auto& h, auto& d) { d.square* h.square; }},
        {"div", [](auto& h, auto& d) { d.square / h.square; }},
        {"pow", [](auto& h, auto& d) { at::pow(d.square, h.square); }},
        {"maximum", [](auto& h, auto& d) { at::maximum(d.square, h.square); }},
        {"remainder", [](auto& h, auto& d) { at::remainder(d.square, h.square); }},
        {"atan2", [](auto& h, auto& d) { at::atan2(d.square, h.square); }},
        {"less than", [](auto& h, auto& d) { d.square.lt(h.square); }},
        {"equal elements", [](auto& h, auto& d) { d.square.eq(h.square); }},
        {"logical and", [](auto& h, auto& d) { at::logical_and(d.mask, h.mask); }},
        {"bitwise or", [](auto& h, auto& d) { d.mask | h.mask; }},
        {"equal", [](auto& h, auto& d) { at::equal(d.square, h.square); }},
        {"allclose", [](auto& h, auto& d) { at::allclose(d.square, h.square); }},
        {"lerp", [](auto& h, auto& d) { at::lerp(d.square, d.square, h.square); }},
        {"clamp by tensors", [](auto& h, auto& d) { at::clamp(d.square, h.square, h.square); }},
        {"addcmul", [](auto& h, auto& d) { at::addcmul(d.square, d.square, h.square); }},
        {"addcdiv", [](auto& h, auto& d) { at::addcdiv(d.square, d.square, h.square); }},
        {"cross",
         [](auto& h, auto& d) { at::linalg_cross(d.square.slice(1, 0, 3), h.square.slice(1, 0, 3)); }},
    };
    return calls;
}

const std::vector<Forbidden>& inPlaceAndOut()
{
    static const std::vector<Forbidden> calls{
        {"add_ of a host tensor", [](auto& h, auto& d) { d.square.add_(h.square); }},
        {"add_ to a host tensor", [](auto& h, auto& d) { h.square.add_(d.square); }},
        {"mul_", [](auto& h, auto& d) { d.square.mul_(h.vector); }},
        {"div_", [](auto& h, auto& d) { d.square.div_(h.square); }},
        {"lerp_", [](auto& h, auto& d) { d.square.lerp_(h.square, 0.1); }},
        {"addcmul_", [](auto& h, auto& d) { d.square.addcmul_(h.square, d.square); }},
        {"addcdiv_", [](auto& h, auto& d) { d.square.addcdiv_(d.square, h.square); }},
        {"addmm_", [](auto& h, auto& d) { d.square.addmm_(h.square, d.square); }},
        {"add out= host", [](auto& h, auto& d) { at::add_out(h.square, d.square, d.square); }},
        {"add out= device", [](auto& h, auto& d) { at::add_out(d.square, h.square, h.square); }},
        {"exp out= host", [](auto& h, auto& d) { at::exp_out(h.square, d.square); }},
        {"sum out= host", [](auto& h, auto& d) { at::sum_out(h.vector, d.square, {0}); }},
        {"mm out= host", [](auto& h, auto& d) { at::mm_out(h.square, d.square, d.square); }},
        {"cat out= host",
         [](auto& h, auto& d) {
             at::cat_out(h.square, {d.vector, d.vector});
         }},
        {"clamp out= host", [](auto& h, auto& d) { at::clamp_out(h.square, d.square, 0, 1); }},
        {"index_select out= host",
         [](auto& h, auto& d) { at::index_select_out(h.square, d.square, 0, d.index); }},
        {"topk out= host", [](auto& h, auto& d) { at::topk_out(h.vector, h.index, d.vector, 4); }},
    };
    return calls;
}

const std::vector<Forbidden>& products()
{
    static const std::vector<Forbidden> calls{
        {"matmul", [](auto& h, auto& d) { at::matmul(d.square, h.square); }},
        {"matmul, host first", [](auto& h, auto& d) { at::matmul(h.square, d.square); }},
        {"mm", [](auto& h, auto& d) { at::mm(d.square, h.square); }},
        {"bmm", [](auto& h, auto& d) { at::bmm(d.batch, h.batch); }},
        {"mv", [](auto& h, auto& d) { at::mv(d.square, h.vector); }},
        {"dot", [](auto& h, auto& d) { at::dot(d.vector, h.vector); }},
        {"outer", [](auto& h, auto& d) { at::outer(d.vector, h.vector); }},
        {"addmm, host bias", [](auto& h, auto& d) { at::addmm(h.vector, d.square, d.square); }},
        {"addmm, 0-dim host bias", [](auto& h, auto& d) { at::addmm(h.scalar, d.square, d.square); }},
        {"addmm, host factor", [](auto& h, auto& d) { at::addmm(d.vector, d.square, h.square); }},
        {"baddbmm", [](auto& h, auto& d) { at::baddbmm(d.batch, d.batch, h.batch); }},
        {"einsum",
         [](auto& h, auto& d) {
             at::einsum("ij,jk->ik", {d.square, h.square});
         }},
        {"linear, host weight", [](auto& h, auto& d) { at::linear(d.square, h.square, d.vector); }},
        {"linear, host bias", [](auto& h, auto& d) { at::linear(d.square, d.square, h.vector); }},
        {"linear, host input", [](auto& h, auto& d) { at::linear(h.square, d.square, d.vector); }},
        {"bilinear", [](auto& h, auto& d) { at::bilinear(d.square, h.square, d.batch); }},
        {"solve", [](auto& h, auto& d) { at::linalg_solve(d.square, h.vector); }},
        {"cdist", [](auto& h, auto& d) { at::cdist(d.square, h.square); }},
        {"attention, host keys",
         [](auto& h, auto& d) { at::scaled_dot_product_attention(d.batch, h.batch, d.batch); }},
    };
    return calls;
}

const std::vector<Forbidden>& selection()
{
    static const std::vector<Forbidden> calls{
        {"cat",
         [](auto& h, auto& d) {
             at::cat({d.square, h.square});
         }},
        {"stack",
         [](auto& h, auto& d) {
             at::stack({d.square, h.square});
         }},
        {"where, host condition", [](auto& h, auto& d) { at::where(h.maskSquare, d.square, d.square); }},
        {"where, host value", [](auto& h, auto& d) { at::where(d.maskSquare, d.square, h.square); }},
        {"masked_fill, host mask", [](auto& h, auto& d) { d.square.masked_fill(h.maskSquare, 0); }},
        {"masked_fill_, host mask", [](auto& h, auto& d) { d.square.masked_fill_(h.maskSquare, 0); }},
        {"masked_select", [](auto& h, auto& d) { d.square.masked_select(h.maskSquare); }},
        {"masked_scatter", [](auto& h, auto& d) { d.square.masked_scatter(d.maskSquare, h.square); }},
        {"gather", [](auto& h, auto& d) { d.square.gather(1, h.indexSquare); }},
        {"scatter, host index", [](auto& h, auto& d) { d.square.scatter(1, h.indexSquare, 1.0); }},
        {"scatter, host source", [](auto& h, auto& d) { d.square.scatter(1, d.indexSquare, h.square); }},
        {"scatter_add_", [](auto& h, auto& d) { d.square.scatter_add_(1, d.indexSquare, h.square); }},
        {"scatter_reduce",
         [](auto& h, auto& d) { d.square.scatter_reduce(1, h.indexSquare, d.square, "sum"); }},
        {"index_select", [](auto& h, auto& d) { d.square.index_select(0, h.index); }},
        {"index_add_, host source", [](auto& h, auto& d) { d.square.index_add_(0, d.index, h.square); }},
        {"index_add_, host index", [](auto& h, auto& d) { d.square.index_add_(0, h.index, d.square); }},
        {"index_copy_", [](auto& h, auto& d) { d.square.index_copy_(0, d.index, h.square); }},
        {"index_fill_", [](auto& h, auto& d) { d.square.index_fill_(0, h.index, 1.0); }},
        {"index_put_, host values", [](auto& h, auto& d) { d.square.index_put_({d.index}, h.square); }},
        {"index_put_, host index", [](auto& h, auto& d) { d.square.index_put_({h.index}, d.square); }},
        {"index of a host tensor by the device's", [](auto& h, auto& d) { h.square.index({d.index}); }},
        {"take", [](auto& h, auto& d) { d.square.take(h.index); }},
        {"take_along_dim", [](auto& h, auto& d) { at::take_along_dim(d.square, h.indexSquare, 1); }},
        {"searchsorted", [](auto& h, auto& d) { at::searchsorted(d.vector, h.vector); }},
        {"isin", [](auto& h, auto& d) { at::isin(d.vector, h.vector); }},
        {"bincount weights", [](auto& h, auto& d) { at::bincount(d.index, h.vector); }},
        {"repeat_interleave", [](auto& h, auto& d) { d.square.repeat_interleave(h.sizes, 0); }},
    };
    return calls;
}

const std::vector<Forbidden>& layers()
{
    static const std::vector<Forbidden> calls{
        {"embedding, host index", [](auto& h, auto& d) { at::embedding(d.square, h.index); }},
        {"embedding, host weight", [](auto& h, auto& d) { at::embedding(h.square, d.index); }},
        {"layer_norm, host weight",
         [](auto& h, auto& d) { at::layer_norm(d.square, {4}, h.vector, d.vector); }},
        {"layer_norm, host bias",
         [](auto& h, auto& d) { at::layer_norm(d.square, {4}, d.vector, h.vector); }},
        {"group_norm, host weight", [](auto& h, auto& d) { at::group_norm(d.batch, 2, h.vector, d.vector); }},
        {"batch_norm, host running mean",
         [](auto& h, auto& d) {
             at::batch_norm(d.square, d.vector, d.vector, h.vector, d.vector, true, 0.1, 1e-5, false);
         }},
        {"prelu", [](auto& h, auto& d) { at::prelu(d.square, h.vector); }},
        {"mse_loss", [](auto& h, auto& d) { at::mse_loss(d.square, h.square); }},
        {"l1_loss", [](auto& h, auto& d) { at::l1_loss(d.square, h.square); }},
        {"smooth_l1_loss", [](auto& h, auto& d) { at::smooth_l1_loss(d.square, h.square); }},
        {"huber_loss", [](auto& h, auto& d) { at::huber_loss(d.square, h.square); }},
        {"binary_cross_entropy", [](auto& h, auto& d) { at::binary_cross_entropy(d.square, h.square); }},
        {"binary_cross_entropy, host weight",
         [](auto& h, auto& d) { at::binary_cross_entropy(d.square, d.square, h.square); }},
        {"binary_cross_entropy_with_logits",
         [](auto& h, auto& d) { at::binary_cross_entropy_with_logits(d.square, h.square); }},
        {"cross_entropy, host target", [](auto& h, auto& d) { at::cross_entropy_loss(d.square, h.index); }},
        {"cross_entropy, host weight",
         [](auto& h, auto& d) { at::cross_entropy_loss(d.square, d.index, h.vector); }},
        {"nll_loss", [](auto& h, auto& d) { at::nll_loss(d.square, h.index); }},
        {"kl_div", [](auto& h, auto& d) { at::kl_div(d.square, h.square); }},
        {"gaussian noise of host deviations", [](auto& h, auto& d) { at::normal(d.square, h.square); }},
        {"gradient from the host",
         [](auto& h, auto& d) {
             at::Tensor leaf = d.square.clone().requires_grad_(true);
             (leaf * leaf).backward(h.square);
         }},
    };
    return calls;
}

const std::vector<Forbidden>& forbidden()
{
    static const std::vector<Forbidden> all = [] {
        std::vector<Forbidden> calls;
        for (const auto* part : {&arithmetic(), &inPlaceAndOut(), &products(), &selection(), &layers()})
            calls.insert(calls.end(), part->begin(), part->end());
        return calls;
    }();
    return all;
}

const std::vector<Legal>& legal()
{
    static const std::vector<Legal> calls{
        {"add, 0-dim host tensor", [](auto& h, auto& d) { return d.square + h.scalar; }},
        {"add, 0-dim host tensor first", [](auto& h, auto& d) { return h.scalar + d.square; }},
        {"sub, 0-dim host tensor first", [](auto& h, auto& d) { return h.scalar - d.square; }},
        {"mul, 0-dim host tensor", [](auto& h, auto& d) { return d.square * h.scalar; }},
        {"div, 0-dim host tensor", [](auto& h, auto& d) { return d.square / h.scalar; }},
        {"pow, 0-dim host tensor", [](auto& h, auto& d) { return at::pow(d.square, h.scalar); }},
        {"pow, 0-dim host base", [](auto& h, auto& d) { return at::pow(h.scalar, d.square); }},
        {"less than a 0-dim host tensor", [](auto& h, auto& d) { return d.square < h.scalar; }},
        {"maximum with a 0-dim host tensor",
         [](auto& h, auto& d) { return at::maximum(d.square, h.scalar); }},
        {"mul_ by a 0-dim host tensor", [](auto& h, auto& d) { return d.square.clone().mul_(h.scalar); }},
        {"add, C++ number", [](auto&, auto& d) { return d.square + 3; }},
        {"sub from a C++ number", [](auto&, auto& d) { return 3 - d.square; }},
        {"where, 0-dim host value",
         [](auto& h, auto& d) { return at::where(d.maskSquare, d.square, h.scalar); }},
        {"where, 0-dim host condition",
         [](auto& h, auto& d) { return at::where(h.mask.select(0, 0), d.square, d.batch); }},
        {"floor_divide, 0-dim host tensor first",
         [](auto& h, auto& d) { return at::floor_divide(h.scalar, d.square); }},
        {"index out= device, host indices",
         [](auto& h, auto& d) {
             auto out = at::empty_like(d.square);
             return at::index_out(out, d.square, {h.index});
         }},
        {"where, C++ number", [](auto&, auto& d) { return at::where(d.maskSquare, d.square, 0.0); }},
        {"masked_fill, 0-dim host value",
         [](auto& h, auto& d) { return d.square.masked_fill(d.maskSquare, h.scalar); }},
        {"index_fill, 0-dim host value",
         [](auto& h, auto& d) { return d.square.index_fill(0, d.index, h.scalar); }},
        {"index_put, 0-dim host value",
         [](auto& h, auto& d) { return d.square.index_put({d.index}, h.scalar); }},
        {"fill_, 0-dim host value", [](auto& h, auto& d) { return d.square.clone().fill_(h.scalar); }},
        {"index, host indices", [](auto& h, auto& d) { return d.square.index({h.index}); }},
        {"index, host and device indices",
         [](auto& h, auto& d) {
             return d.square.index({h.index, d.index});
         }},
        {"index, host mask", [](auto& h, auto& d) { return d.square.index({h.mask}); }},
        {"index, slice and host indices",
         [](auto& h, auto& d) {
             return d.batch.index({Slice(), h.index, None});
         }},
        {"copy_ to the device", [](auto& h, auto& d) { return at::zeros_like(d.square).copy_(h.square); }},
        {"copy_ to the host", [](auto& h, auto& d) { return at::zeros_like(h.square).copy_(d.square); },
         false},
        {"copy_ of another type and layout",
         [](auto& h, auto& d) { return at::zeros_like(d.square, at::kDouble).t().copy_(h.square); }},
        {"to the other's device", [](auto& h, auto& d) { return h.square.to(d.square.device()); }},
        {"to the other's device, view", [](auto& h, auto& d) { return h.square.t().to(d.square.device()); }},
        {"to the host", [](auto&, auto& d) { return d.square.t().cpu(); }, false},
        {"item", [](auto&, auto& d) { return at::scalar_tensor(d.scalar.template item<float>()); }, false},
        {"copy_ into a slice of the device",
         [](auto& h, auto& d) {
             auto target = at::zeros_like(d.square);
             target.select(0, 1).copy_(h.vector);
             return target;
         }},
        {"out= with another size",
         [](auto&, auto& d) {
             auto out = at::empty({0}, d.square.options());
             return at::add_out(out, d.square, d.square);
         }},
        {"attention",
         [](auto&, auto& d) {
             return at::scaled_dot_product_attention(d.batch.unsqueeze(0), d.batch.unsqueeze(0),
                                                     d.batch.unsqueeze(0));
         }},
    };
    return calls;
}

template <typename Call>
std::vector<std::string> names(const std::vector<Call>& calls)
{
    std::vector<std::string> result;
    for (const auto& call : calls)
        result.push_back(call.name);
    return result;
}

template <typename Call>
const Call& find(const std::vector<Call>& calls, const std::string& name)
{
    const auto found =
        std::find_if(calls.begin(), calls.end(), [&](const auto& call) { return call.name == name; });
    TORCH_CHECK(found != calls.end(), "no call '", name, "'");
    return *found;
}

at::Device device()
{
    registerStrangerDevice();
    return at::Device(kDeviceName);
}

std::string judge(const Tensor& result, const Tensor& expected, bool onDevice)
{
    if (result.device().is_cpu() == onDevice)
        return "on the wrong device: " + result.device().str();
    if (result.dtype() != expected.dtype())
        return "of the wrong type: " + std::string(result.dtype().name());
    // Attention takes another kernel on the CPU, with another order of summation.
    return at::allclose(result.cpu(), expected, 1e-6, 1e-7) ? "" : "another value than the CPU's";
}

} // namespace

std::vector<std::string> forbiddenCalls()
{
    return names(forbidden());
}

std::vector<std::string> legalCalls()
{
    return names(legal());
}

std::string tryForbidden(const std::string& name)
{
    Tensors onHost(at::kCPU);
    Tensors onDevice(device());
    try {
        find(forbidden(), name).call(onHost, onDevice);
        return {};
    } catch (const c10::Error& error) {
        return error.what_without_backtrace();
    } catch (const std::exception& error) {
        return error.what();
    }
}

std::string tryLegal(const std::string& name)
{
    try {
        const Legal& call = find(legal(), name);
        Tensors onHost(at::kCPU);
        Tensors onDevice(device());
        const Tensor result = call.call(onHost, onDevice);
        return judge(result, call.call(onHost, onHost), call.onDevice);
    } catch (const std::exception& error) {
        return error.what();
    }
}

} // namespace genex::stranger
