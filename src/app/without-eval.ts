// Keeps zod, which islands bring along, from trying whether it may make code out of text: a strict policy forbids it, and
// every try is a violation (docs/decisions/029). Zod reads this where it begins, so that it need not be loaded for it.
// Called by gatsby-browser.tsx before any island can come.
import type { core } from 'zod';

interface ZodWindow extends Window {
  __zod_globalConfig?: core.$ZodConfig;
}

export const forbidCodeFromText = (): void => {
  const page: ZodWindow = window;
  page.__zod_globalConfig = { jitless: true };
};
