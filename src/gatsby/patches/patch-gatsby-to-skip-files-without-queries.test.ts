// Which files Gatsby still parses for queries. scripts/run-gatsby.test.ts looks for the method in the installed Gatsby.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patchGatsbyToSkipFilesWithoutQueries } from './patch-gatsby-to-skip-files-without-queries.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'queries-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The names of the files that reach Gatsby's own method. */
const parse = async (files: Record<string, string>): Promise<string[]> => {
  const parsed: string[] = [];
  const parser = {
    parseFile: (file: string) => {
      parsed.push(file.slice(folder.length + 1));
      return Promise.resolve({});
    },
  };
  patchGatsbyToSkipFilesWithoutQueries({ fileParser: { default: { prototype: parser } } });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
    await parser.parseFile(join(folder, name));
  }
  return parsed;
};

describe('files of which Gatsby reads something', () => {
  it.each([
    ['a page query', 'export const query = graphql`query { site { id } }`;'],
    ['a static query', 'const data = useStaticQuery(graphql`{ site { id } }`);'],
    ['a static image', "import { StaticImage } from 'gatsby-plugin-image';"],
    ['a slice', 'const Page = () => <Slice alias="footer" />;'],
    ['a head', 'export const Head = () => null;'],
    ['a head as a function', 'export function Head() {}'],
    ['a head of another module', "export { Body, Head } from './head.ts';"],
    ['a page config', 'export const config = async () => ({});'],
    ['server data', 'export async function getServerData() {}'],
  ])('parses %s', async (_what, text) => {
    expect(await parse({ 'file.tsx': text })).toEqual(['file.tsx']);
  });

  it('leaves out a file that only contains one of the words', async () => {
    const text = "import { Head } from './head.ts';\nexport const heading = readConfig(config);\n// a graphql query\n";
    expect(await parse({ 'file.ts': text })).toEqual([]);
  });

  it('leaves a missing file to Gatsby, which reports it', async () => {
    const parsed: string[] = [];
    const parser = { parseFile: (file: string) => Promise.resolve(parsed.push(file) > 0 ? null : {}) };
    patchGatsbyToSkipFilesWithoutQueries({ fileParser: { default: { prototype: parser } } });
    await parser.parseFile(join(folder, 'missing.tsx'));
    expect(parsed).toHaveLength(1);
  });
});
