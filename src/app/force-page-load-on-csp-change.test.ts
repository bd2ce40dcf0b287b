// @vitest-environment jsdom
// Only a page that needs more hosts than the document's policy allows is loaded as a full page.
import { beforeEach, expect, it, vi } from 'vitest';
import { disableZodCodeGeneration } from './force-page-load-on-csp-change.ts';

const load = async (path: string) => {
  vi.resetModules();
  window.history.replaceState(null, '', path);
  const inside = vi.fn();
  Object.assign(window, { ___navigate: inside });
  const { registerThirdPartyPagePredicate: addPolicyRequirement, forcePageLoadOnCspChange: reloadOnPolicyChange } =
    await import('./force-page-load-on-csp-change.ts');
  const outside = { loadDocument: vi.fn(), reload: vi.fn() };
  reloadOnPolicyChange(outside);
  const navigate = (to: string | number, options?: object) =>
    (Reflect.get(window, '___navigate') as (to: string | number, options?: object) => void)(to, options);
  return { inside, outside, navigate, addPolicyRequirement };
};

beforeEach(() => vi.restoreAllMocks());

it('loads the checkout as a full page, with query and hash', async () => {
  const { inside, outside, navigate } = await load('/warenkorb');
  navigate('/en/checkout?step=2#confirm');
  expect(outside.loadDocument).toHaveBeenCalledWith('/en/checkout?step=2#confirm', false);
  navigate('/kasse', { replace: true });
  expect(outside.loadDocument).toHaveBeenLastCalledWith('/kasse', true);
  expect(inside).not.toHaveBeenCalled();
});

it('navigates to other pages on the client', async () => {
  const { inside, outside, navigate } = await load('/warenkorb');
  for (const to of ['/kontakt', '/kassenbon', '/produkte?q=ring', -1]) navigate(to);
  expect(inside).toHaveBeenCalledTimes(4);
  expect(outside.loadDocument).not.toHaveBeenCalled();
});

it('navigates within the checkout on the client when the document was loaded for it', async () => {
  const { inside, outside, navigate } = await load('/kasse/');
  navigate('/kasse?step=2');
  navigate('/warenkorb');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(inside).toHaveBeenCalledTimes(2);
  expect(outside.reload).not.toHaveBeenCalled();
});

it('treats an unknown page below the checkout as an ordinary page', async () => {
  const { outside, navigate } = await load('/kasse/gibt-es-nicht');
  navigate('/kasse/');
  expect(outside.loadDocument).toHaveBeenCalledOnce();
});

it('reloads when Back leads to a page with another policy', async () => {
  const { outside } = await load('/warenkorb');
  window.history.replaceState(null, '', '/kasse');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(outside.reload).toHaveBeenCalledOnce();
});

it('applies requirements that are registered later', async () => {
  const { outside, navigate, addPolicyRequirement } = await load('/uhren/longines');
  addPolicyRequirement((path) => path !== '/uhren/longines');
  navigate('/uhren');
  expect(outside.loadDocument).toHaveBeenCalledWith('/uhren', false);
});

it('disables code generation in zod', async () => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, '__zod_globalConfig');
  disableZodCodeGeneration();
  const made = vi.fn();
  vi.stubGlobal('Function', made);
  const { z } = await import('zod');
  expect(z.object({ name: z.string() }).parse({ name: 'Ring' })).toEqual({ name: 'Ring' });
  vi.unstubAllGlobals();
  expect(made).not.toHaveBeenCalled();
  expect(z.config().jitless).toBe(true);
});
