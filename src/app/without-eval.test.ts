// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { forbidCodeFromText } from './without-eval.ts';

it('keeps zod from making code out of text', async () => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, '__zod_globalConfig');
  forbidCodeFromText();
  const made = vi.fn();
  vi.stubGlobal('Function', made);
  const { z } = await import('zod');
  expect(z.object({ name: z.string() }).parse({ name: 'Ring' })).toEqual({ name: 'Ring' });
  vi.unstubAllGlobals();
  expect(made).not.toHaveBeenCalled();
  expect(z.config().jitless).toBe(true);
});
