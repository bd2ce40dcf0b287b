// @vitest-environment jsdom
// A fake of PayPal's script, modeled on its documentation.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const scriptUrl = 'https://paypal.example/core';
const options = { clientId: 'client', locale: 'de' } as const;

interface Callbacks {
  onApprove: (data: { orderId: string }) => Promise<void>;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

const start = vi.fn<(options: object, order: Promise<{ orderId: string }>) => Promise<void>>();
const createInstance = vi.fn<(options: object) => Promise<object>>();
let callbacks: Callbacks;

/** Imports the module anew, because it caches the script for the life of the page. */
const readAdapter = async () => {
  vi.resetModules();
  return import('./paypal.ts');
};

const readScripts = (): HTMLScriptElement[] => [...document.querySelectorAll('script')];

const completeScriptLoad = (): void => {
  window.paypal = { createInstance } as unknown as NonNullable<Window['paypal']>;
  readScripts()[0]?.onload?.(new Event('load'));
};

beforeEach(() => {
  vi.stubEnv('GATSBY_PAYPAL_SCRIPT_URL', scriptUrl);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  start.mockReset().mockResolvedValue(undefined);
  createInstance.mockReset().mockResolvedValue({
    createPayPalOneTimePaymentSession: (given: Callbacks) => {
      callbacks = given;
      return { start };
    },
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  delete window.paypal;
});

describe('PayPal', () => {
  it('loads nothing before the shopper chooses PayPal (L22)', async () => {
    await readAdapter();
    expect(readScripts()).toEqual([]);
  });

  it('opens its window within the click once it is prepared', async () => {
    const { preloadPaypalSdk, requestPaypalPaymentApproval } = await readAdapter();
    preloadPaypalSdk(options);
    expect(readScripts().map(({ src }) => src)).toEqual([scriptUrl]);
    completeScriptLoad();
    await vi.waitFor(() => expect(createInstance).toHaveBeenCalledOnce());
    await Promise.resolve();
    const outcome = requestPaypalPaymentApproval({ ...options, orderId: Promise.resolve('5O1') });
    expect(start).toHaveBeenCalledOnce();
    expect(createInstance).toHaveBeenCalledWith({
      clientId: 'client',
      components: ['paypal-payments'],
      locale: 'de-DE',
      pageType: 'checkout',
    });
    await expect(start.mock.calls[0]?.[1]).resolves.toEqual({ orderId: '5O1' });
    await callbacks.onApprove({ orderId: '5O1' });
    expect(await outcome).toEqual({ outcome: 'approved' });
  });

  it.each([
    ['cancelled', () => callbacks.onCancel()],
    ['failed', () => callbacks.onError(new Error('no window'))],
  ] as const)('resolves to the outcome %s', async (outcome, act) => {
    const { requestPaypalPaymentApproval } = await readAdapter();
    const started = requestPaypalPaymentApproval({ ...options, orderId: Promise.resolve('5O1') });
    completeScriptLoad();
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    act();
    expect(await started).toEqual({ outcome });
  });

  it('fails if the order is refused', async () => {
    const { requestPaypalPaymentApproval } = await readAdapter();
    const started = requestPaypalPaymentApproval({ ...options, orderId: Promise.reject(new Error('sold out')) });
    completeScriptLoad();
    expect(await started).toEqual({ outcome: 'failed' });
  });

  it('fails if the script does not load, and retries at the next click', async () => {
    const { requestPaypalPaymentApproval } = await readAdapter();
    const started = requestPaypalPaymentApproval({ ...options, orderId: Promise.resolve('5O1') });
    readScripts()[0]?.dispatchEvent(new Event('error'));
    expect(await started).toEqual({ outcome: 'failed' });
    void requestPaypalPaymentApproval({ ...options, orderId: Promise.resolve('5O1') });
    completeScriptLoad();
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  });
});
