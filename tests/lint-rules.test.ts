// Proves that the rules of React's hooks hold wherever hooks live: a broken one is checked with the real configuration.
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
