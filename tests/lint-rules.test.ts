// Checks broken code with the real ESLint configuration: rules of hooks, texts outside locales/, spread literals and
// function declarations.
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** ESLint loads all plug-ins and takes more than the default 5 seconds on a busy machine. */
const eslintTimeoutMs = 60_000;

const brokenHook = `
import { useState } from 'react';
export const useBroken = (isOn: boolean): boolean => {
  if (!isOn) return false;
  const [value] = useState(isOn);
  return value;
};
`;

// Existing files, linted with the broken code as their content.
it.each(['src/features/product/useProductPageState.ts', 'src/ui/Button.tsx'])(
  'reports a violation of the rules of hooks in %s',
  async (path) => {
    const root = join(import.meta.dirname, '..');
    const eslint = new ESLint({
      cwd: root,
      ruleFilter: ({ ruleId }) => ruleId.startsWith('react-hooks/'),
      // These rules need no type information, which is slow to load.
      overrideConfig: [{ languageOptions: { parserOptions: { projectService: false } } }],
    });
    const [result] = await eslint.lintText(brokenHook, { filePath: join(root, path) });
    expect(result?.messages.map(({ ruleId, severity }) => [ruleId, severity])).toEqual([
      ['react-hooks/rules-of-hooks', 2],
    ]);
  },
  eslintTimeoutMs,
);

it.each([
  [`export const texts = { de: 'Guten Tag', en: 'Good day', fr: 'Bonjour' };`, 1],
  ['export const texts = { de: (name: string) => `Guten Tag ${name}`, en: (name: string) => `Hello ${name}` };', 1],
  [`export const entry = { ...{ a: 1, b: 2 }, c: [...['d'], ...(['e'] as const)] };`, 3],
  ['export function read(): number {\n  return 1;\n}', 1],
  ['export function* count(): Generator<number> {\n  yield 1;\n}', 0],
  [`export const regions = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };`, 0],
])(
  'reports texts in several languages, spread literals and function declarations: %s',
  async (code, count) => {
    const root = join(import.meta.dirname, '..');
    const eslint = new ESLint({
      cwd: root,
      ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
      overrideConfig: [{ languageOptions: { parserOptions: { projectService: false } } }],
    });
    const [result] = await eslint.lintText(code, {
      filePath: join(root, 'backend/extensions/ecom/platform/service-translators.ts'),
    });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(Array(count).fill('no-restricted-syntax'));
  },
  eslintTimeoutMs,
);
