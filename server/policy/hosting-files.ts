// Writes into a release what other hosts than server/ have to know of it: nginx, Netlify, Cloudflare Pages. In a hidden
// folder, which none of them serves. Called by the release step (scripts/site/create-release.ts).
import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readRedirects } from '../redirects.ts';
import { isNotFoundPage, notFoundPage } from '../release-files.ts';
import { toNginxMaps, toNginxServer } from './nginx.ts';
import { readPolicy } from './read-policy.ts';
import {
  CloudflareLimitError,
  type StaticFacts,
  toCloudflareHeaders,
  toCloudflareRedirects,
  toNetlifyHeaders,
  toNetlifyRedirects,
} from './static-hosts.ts';

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

/**
 * Writes `.hosting/` into the release: `nginx/`, and `netlify/` and `cloudflare/`, whose contents belong into the root of
 * what is uploaded there.
 */
export async function writeHostingFiles(release: HostedRelease): Promise<void> {
  const { folder: releaseFolder, name, files } = release;
  const policy = await readPolicy(releaseFolder);
  const redirects = await readRedirects(releaseFolder);
  const notFoundPages = files.filter(isNotFoundPage);
  const nginx = { name, policy, redirects, notFoundPages };
  const others = { policy, redirects, files };
  const texts: Record<string, string> = {
    'nginx/maps.conf': toNginxMaps(nginx),
    'nginx/server.conf': toNginxServer(nginx),
    'netlify/_headers': toNetlifyHeaders(others),
    'netlify/_redirects': toNetlifyRedirects(others),
    ...toCloudflareFiles(others),
  };
  for (const [file, text] of Object.entries(texts)) await put(file, text, release);
  // Cloudflare takes the nearest 404.html above what was asked for.
  for (const page of notFoundPages) {
    const file = join('cloudflare', notFoundPage.exec(page)?.[1] ?? '', '404.html');
    await put(file, await readFile(join(releaseFolder, page), 'utf8'), release);
  }
}

async function put(file: string, text: string, { folder, previousFolder }: HostedRelease): Promise<void> {
  const target = join(folder, hostingFolder, file);
  await mkdir(dirname(target), { recursive: true });
  const before = previousFolder === undefined ? undefined : join(previousFolder, hostingFolder, file);
  if (before !== undefined && (await readFile(before, 'utf8').catch(() => undefined)) === text)
    await link(before, target);
  else await writeFile(target, text);
}

/** A site that asks too much of Cloudflare is released for everybody else, and the reason stands where it is looked for. */
function toCloudflareFiles(facts: StaticFacts): Record<string, string> {
  try {
    return {
      'cloudflare/_headers': toCloudflareHeaders(facts),
      'cloudflare/_redirects': toCloudflareRedirects(facts),
    };
  } catch (error) {
    if (!(error instanceof CloudflareLimitError)) throw error;
    return { 'cloudflare/cannot-be-hosted-there.txt': `${error.message}\n` };
  }
}
