import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { computePageRenderingCodeHash } from './page-code-hash.ts';

it('changes with hooks and packages, but not with tests', async () => {
  const root = await mkdtemp(join(tmpdir(), 'page-code-'));
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  try {
    await put('package-lock.json', '{}');
    await put('src/app/deferred-hydration.ts', '1');
    await put('src/gatsby/patches/defer-page-scripts.ts', '1');
    const before = computePageRenderingCodeHash(root);
    await put('src/app/deferred-hydration.test.ts', '1');
    expect(computePageRenderingCodeHash(root)).toBe(before);
    await put('src/app/deferred-hydration.ts', '2');
    const after = computePageRenderingCodeHash(root);
    expect(after).not.toBe(before);
    await put('package-lock.json', '{"version":2}');
    expect(computePageRenderingCodeHash(root)).not.toBe(after);
  } finally {
    await rm(root, { recursive: true });
  }
});
