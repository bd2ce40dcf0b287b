// Writes into a release what other hosts than server/ have to know of it: nginx, Netlify, Cloudflare Pages. In a hidden
// folder, which none of them serves. Called by the release step (scripts/site/create-release.ts).
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
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

/**
 * Writes `.hosting/` into the release: `nginx/`, and `netlify/` and `cloudflare/`, whose contents belong into the root of
 * what is uploaded there.
 * @param name of the site, for nginx's variables
 * @param files of the release
 */
export async function writeHostingFiles(releaseFolder: string, name: string, files: readonly string[]): Promise<void> {
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
  const folder = join(releaseFolder, hostingFolder);
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  // Cloudflare takes the nearest 404.html above what was asked for.
  for (const page of notFoundPages) {
    const target = join(folder, 'cloudflare', notFoundPage.exec(page)?.[1] ?? '', '404.html');
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(releaseFolder, page), target);
  }
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
