// Writes into a release what nginx has to know of it, where that serves it instead of server/. In a hidden folder, which is not
// served. Called by the release step (scripts/site/create-release.ts).
import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readRedirects } from '../redirects.ts';
import { isNotFoundPage } from '../release-files.ts';
import { toNginxMaps, toNginxServer } from './nginx.ts';
import { readPolicy } from './read-policy.ts';

const hostingFolder = '.hosting';

interface HostedRelease {
  folder: string;
  /** Of the site, for nginx's variables. */
  name: string;
  /** Of the release. */
  files: readonly string[];
  /** The release before, with which files that did not change are shared. */
  previousFolder: string | undefined;
}

/** Writes `.hosting/nginx/` into the release. */
export async function writeHostingFiles(release: HostedRelease): Promise<void> {
  const { folder, name, files } = release;
  const nginx = {
    name,
    policy: await readPolicy(folder),
    redirects: await readRedirects(folder),
    notFoundPages: files.filter(isNotFoundPage),
  };
  await put('nginx/maps.conf', toNginxMaps(nginx), release);
  await put('nginx/server.conf', toNginxServer(nginx), release);
}

async function put(file: string, text: string, { folder, previousFolder }: HostedRelease): Promise<void> {
  const target = join(folder, hostingFolder, file);
  await mkdir(dirname(target), { recursive: true });
  const before = previousFolder === undefined ? undefined : join(previousFolder, hostingFolder, file);
  if (before !== undefined && (await readFile(before, 'utf8').catch(() => undefined)) === text)
    await link(before, target);
  else await writeFile(target, text);
}
