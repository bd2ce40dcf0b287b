// Where the links of a release lead, by document. Kept in the release, so that the next one reads only what changed.
// Called by read-documents.ts.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import { z } from 'zod';

const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/** Hidden, so never served. Compressed: of 16,000 pages it would be as large as fifty of their pictures. */
const linksName = '.links.json.gz';

/** Changes with what is read from documents. */
const version = 1;

const foundLinksSchema = z.object({
  version: z.literal(version),
  /** What decided which links are inside the site. */
  addresses: z.string(),
  targets: z.array(z.string()),
  /** Path of a document inside the release → places in `targets`: most pages share most of theirs. */
  documents: z.record(z.string(), z.array(z.number())),
});

/** Path of a document inside the release → the targets inside the site. */
export type FoundLinks = Map<string, readonly string[]>;

/** None where there are none, or they were found another way. */
export async function readFoundLinks(releaseFolder: string, addresses: string): Promise<FoundLinks> {
  const bytes = await readFile(join(releaseFolder, linksName)).catch(() => undefined);
  if (bytes === undefined) return new Map();
  const parsed = foundLinksSchema.safeParse(JSON.parse((await fromGzip(bytes)).toString()));
  if (!parsed.success || parsed.data.addresses !== addresses) return new Map();
  const { targets, documents } = parsed.data;
  const toTargets = (places: readonly number[]) => places.map((place) => targets[place] ?? '');
  return new Map(Object.entries(documents).map(([path, places]) => [path, toTargets(places)]));
}

export async function writeFoundLinks(releaseFolder: string, addresses: string, found: FoundLinks): Promise<void> {
  const places = new Map<string, number>();
  const toPlace = (target: string): number => {
    const place = places.get(target) ?? places.size;
    places.set(target, place);
    return place;
  };
  const documents = Object.fromEntries([...found].map(([path, targets]) => [path, targets.map(toPlace)]));
  const content = JSON.stringify({ version, addresses, targets: [...places.keys()], documents });
  await writeFile(join(releaseFolder, linksName), await toGzip(content, { level: constants.Z_BEST_SPEED }));
}
