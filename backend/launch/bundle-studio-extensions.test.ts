import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bundleStudioExtensions } from './bundle-studio-extensions.ts';

it('bundles each extension, and skips what an update has left of a removed one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'extensions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'removed-panel', 'dist'), { recursive: true });
  await writeFile(join(folder, 'removed-panel', 'dist', 'index.js'), 'export default {};');
  await mkdir(join(folder, 'panel'));
  const definition = { type: 'panel', path: 'dist/index.js', source: 'index.ts' };
  await writeFile(join(folder, 'panel', 'package.json'), JSON.stringify({ 'directus:extension': definition }));
  await writeFile(join(folder, 'panel', 'index.ts'), "export default { id: 'panel' as string };");
  await bundleStudioExtensions(folder);
  expect(await readFile(join(folder, 'panel', 'dist', 'index.js'), 'utf8')).toContain('"panel"');
});
