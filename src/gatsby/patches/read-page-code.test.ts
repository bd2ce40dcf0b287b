import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readPageCodeVersion } from './read-page-code.ts';

it('is another one for other hooks or packages, and the same for other tests', async () => {
  const root = await mkdtemp(join(tmpdir(), 'page-code-'));
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  try {
    await put('package-lock.json', '{}');
    await put('src/app/held-start.ts', '1');
    await put('src/gatsby/patches/hold-scripts.ts', '1');
    const before = readPageCodeVersion(root);
    await put('src/app/held-start.test.ts', '1');
    expect(readPageCodeVersion(root)).toBe(before);
    await put('src/app/held-start.ts', '2');
    const after = readPageCodeVersion(root);
    expect(after).not.toBe(before);
    await put('package-lock.json', '{"version":2}');
    expect(readPageCodeVersion(root)).not.toBe(after);
  } finally {
    await rm(root, { recursive: true });
  }
});
