// @vitest-environment jsdom
// A fake of Klarna's script, modeled on its reference.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const scriptUrl = 'https://klarna.example/api.js';

type Done = (result: { show_form: boolean }) => void;

const init = vi.fn<(options: object) => void>();
const load = vi.fn<(options: object, data: object, done: Done) => void>();
const authorize = vi.fn<(options: object, data: object, done: Done) => void>();

const container = document.createElement('div');

/** Imports the module anew, because it caches the script for the life of the page. */
const authorizeWith = async (loaded: { show_form: boolean }, authorized: { show_form: boolean }) => {
  load.mockImplementation((_options, _data, done) => done(loaded));
  authorize.mockImplementation((_options, _data, done) => done(authorized));
  vi.resetModules();
  const { loadKlarnaWidget } = await import('./klarna.ts');
  expect(document.querySelector('script')).toBeNull();
  const outcome = loadKlarnaWidget({ clientToken: 'a.b.c', category: 'klarna', container }).then((shown) =>
    shown.outcome === 'shown' ? shown.authorize() : shown,
  );
  const script = document.querySelector('script');
  expect(script?.src).toBe(scriptUrl);
  return { outcome, script };
};

const completeScriptLoad = (script: HTMLScriptElement | null): void => {
  window.Klarna = { Payments: { init, load, authorize } };
  script?.onload?.(new Event('load'));
};

beforeEach(() => {
  vi.stubEnv('GATSBY_KLARNA_SCRIPT_URL', scriptUrl);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  delete window.Klarna;
});

describe('Klarna', () => {
  it.each([
    [
      { show_form: true },
      { show_form: true, approved: true, authorization_token: 't' },
      { outcome: 'authorized', token: 't' },
    ],
    [{ show_form: true }, { show_form: true, approved: false }, { outcome: 'cancelled' }],
    [{ show_form: true }, { show_form: false, approved: false }, { outcome: 'refused' }],
    [{ show_form: false }, { show_form: false }, { outcome: 'refused' }],
  ])('returns for the responses %j and %j the outcome %j', async (loaded, authorized, expected) => {
    const { outcome, script } = await authorizeWith(loaded, authorized);
    completeScriptLoad(script);
    expect(await outcome).toEqual(expected);
    expect(init).toHaveBeenCalledWith({ client_token: 'a.b.c' });
    expect(load.mock.lastCall?.[0]).toEqual({ container, payment_method_category: 'klarna' });
  });

  it('fails if the script does not load, or rejects the token', async () => {
    const missing = await authorizeWith({ show_form: true }, { show_form: true });
    missing.script?.dispatchEvent(new Event('error'));
    expect(await missing.outcome).toEqual({ outcome: 'failed' });
    const refused = await authorizeWith({ show_form: true }, { show_form: true });
    init.mockImplementationOnce(() => {
      throw new Error('InvalidClientTokenError');
    });
    completeScriptLoad(refused.script);
    expect(await refused.outcome).toEqual({ outcome: 'failed' });
  });
});
