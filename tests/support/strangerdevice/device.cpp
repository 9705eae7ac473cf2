// SPDX-License-Identifier: GPL-3.0-or-later
#include "counting.h"
#include "generator.h"
#include "memory.h"
#include "registration.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/detail/PrivateUse1HooksInterface.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>

namespace genex::stranger {

namespace {

constexpr c10::DispatchKeySet kKeys{c10::DispatchKey::PrivateUse1};

/// A generator that belongs to the device and draws as the CPU's does, from a state of its own.
class DeviceGenerator final : public c10::GeneratorImpl
{
public:
    explicit DeviceGenerator(at::Generator host)
        : GeneratorImpl(kDevice, kKeys)
        , m_host(std::move(host))
    {}

    const at::Generator& host() const { return m_host; }

    void set_current_seed(std::uint64_t seed) override { m_host.set_current_seed(seed); }
    std::uint64_t current_seed() const override { return m_host.current_seed(); }
    std::uint64_t seed() override { return m_host.seed(); }
    void set_offset(std::uint64_t offset) override { m_host.set_offset(offset); }
    std::uint64_t get_offset() const override { return m_host.get_offset(); }
    void set_state(const c10::TensorImpl& state) override { impl()->set_state(state); }
    c10::intrusive_ptr<c10::TensorImpl> get_state() const override { return impl()->get_state(); }

private:
    DeviceGenerator* clone_impl() const override { return new DeviceGenerator(m_host.clone()); }
    c10::GeneratorImpl* impl() const { return m_host.unsafeGetGeneratorImpl(); }

    at::Generator m_host;
};

at::Generator newGenerator()
{
    return at::make_generator<DeviceGenerator>(at::detail::createCPUGenerator());
}

/// One device with one stream, on which everything has been done by the time that it is asked for.
class DeviceGuard final : public c10::impl::DeviceGuardImplInterface
{
public:
    c10::DeviceType type() const override { return kDevice.type(); }
    c10::DeviceIndex deviceCount() const noexcept override { return 1; }
    c10::Device getDevice() const override { return kDevice; }
    c10::Device exchangeDevice(c10::Device device) const override
    {
        setDevice(device);
        return kDevice;
    }
    void setDevice(c10::Device device) const override
    {
        TORCH_CHECK(device.type() == kDevice.type() && device.index() <= 0, "There is no device ", device);
    }
    void uncheckedSetDevice(c10::Device) const noexcept override {}

    c10::Stream getStream(c10::Device) const override { return stream(); }
    c10::Stream getDefaultStream(c10::Device) const override { return stream(); }
    c10::Stream getStreamFromGlobalPool(c10::Device, bool) const override { return stream(); }
    c10::Stream getNewStream(c10::Device, int) const override { return stream(); }
    c10::Stream exchangeStream(c10::Stream) const override { return stream(); }
    bool queryStream(const c10::Stream&) const override { return true; }
    void synchronizeStream(const c10::Stream&) const override { count(Event::Wait); }
    void synchronizeDevice(c10::DeviceIndex) const override { count(Event::Wait); }

    void record(void**, const c10::Stream&, c10::DeviceIndex, c10::EventFlag) const override {}
    void block(void*, const c10::Stream&) const override {}
    bool queryEvent(void*) const override { return true; }
    void synchronizeEvent(void*) const override { count(Event::Wait); }

private:
    static c10::Stream stream() { return c10::Stream(c10::Stream::DEFAULT, kDevice); }
};

/// What libtorch asks about the device as such; without it torch::manual_seed throws.
class DeviceHooks final : public at::PrivateUse1HooksInterface
{
public:
    bool isBuilt() const override { return true; }
    bool isAvailable() const override { return true; }
    bool hasPrimaryContext(c10::DeviceIndex) const override { return true; }
    c10::DeviceIndex deviceCount() const override { return 1; }
    void setCurrentDevice(c10::DeviceIndex) const override {}
    c10::DeviceIndex getCurrentDevice() const override { return kDevice.index(); }
    c10::DeviceIndex exchangeDevice(c10::DeviceIndex) const override { return kDevice.index(); }
    c10::DeviceIndex maybeExchangeDevice(c10::DeviceIndex) const override { return kDevice.index(); }
    const at::Generator& getDefaultGenerator(c10::DeviceIndex) const override { return defaultGenerator(); }
    at::Generator getNewGenerator(c10::DeviceIndex) const override { return newGenerator(); }
    at::Device getDeviceFromPtr(void*) const override { return kDevice; }
    void resizePrivateUse1Bytes(const c10::Storage& storage, std::size_t bytes) const override
    {
        resizeStorage(storage, bytes);
    }
};

} // namespace

const at::Generator& defaultGenerator()
{
    static const at::Generator generator = newGenerator();
    return generator;
}

at::Generator hostGenerator(const at::Generator& generator)
{
    TORCH_CHECK(generator.device() == kDevice, "Expected a generator of ", kDevice, ", but found one of ",
                generator.device());
    return generator.get<DeviceGenerator>()->host();
}

void registerGuardAndHooks()
{
    // Only a device with a name counts as an accelerator, for which manual_seed and the backward pass ask.
    c10::register_privateuse1_backend("privateuseone");
    // libtorch keeps both until the process ends, after every static object of ours.
    c10::impl::registerDeviceGuard(kDevice.type(), new DeviceGuard);
    at::RegisterPrivateUse1HooksInterface(new DeviceHooks);
}

} // namespace genex::stranger
