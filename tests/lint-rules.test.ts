// Proves with the real configuration that the rules of React's hooks hold wherever hooks live, that texts stay in locales/,
// that no literal is spread, and that functions are arrow functions.
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The checker loads all of its plug-ins; beside other work it needs more than a test's usual five seconds. */
const checkerMs = 60_000;

const brokenHook = `
import { useState } from 'react';
export const useBroken = (isOn: boolean): boolean => {
  if (!isOn) return false;
  const [value] = useState(isOn);
  return value;
};
`;

// Files that there are, in whose place the broken one is read.
it.each(['src/features/product/useProduct.ts', 'src/ui/Button.tsx'])(
  'reports a broken rule of hooks in %s',
  async (path) => {
    const root = join(import.meta.dirname, '..');
    const eslint = new ESLint({
      cwd: root,
      ruleFilter: ({ ruleId }) => ruleId.startsWith('react-hooks/'),
      // None of these rules asks for types, which take long to read.
      overrideConfig: [{ languageOptions: { parserOptions: { projectService: false } } }],
    });
    const [result] = await eslint.lintText(brokenHook, { filePath: join(root, path) });
    expect(result?.messages.map(({ ruleId, severity }) => [ruleId, severity])).toEqual([
      ['react-hooks/rules-of-hooks', 2],
    ]);
  },
  checkerMs,
);

it.each([
  [`export const texts = { de: 'Guten Tag', en: 'Good day', fr: 'Bonjour' };`, 1],
  ['export const texts = { de: (name: string) => `Guten Tag ${name}`, en: (name: string) => `Hello ${name}` };', 1],
  [`export const entry = { ...{ a: 1, b: 2 }, c: [...['d'], ...(['e'] as const)] };`, 3],
  ['export function read(): number {\n  return 1;\n}', 1],
  ['export function* count(): Generator<number> {\n  yield 1;\n}', 0],
  [`export const regions = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };`, 0],
])(
  'counts texts in several languages, spread literals and function declarations: %s',
  async (code, count) => {
    const root = join(import.meta.dirname, '..');
    const eslint = new ESLint({
      cwd: root,
      ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
      overrideConfig: [{ languageOptions: { parserOptions: { projectService: false } } }],
    });
    const [result] = await eslint.lintText(code, { filePath: join(root, 'backend/extensions/ecom/platform/texts.ts') });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(Array(count).fill('no-restricted-syntax'));
  },
  checkerMs,
);
