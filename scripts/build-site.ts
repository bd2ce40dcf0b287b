// Builds the site of one project and makes a release of it. Called by start, the build command and the checks.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { PreviewRecord } from '../contract/publishing/preview-link.ts';
import { runGatsby } from './run-gatsby.ts';
import { rootFolder } from './setup.mjs';
import { toCalmLine } from './site/calm-output.ts';
import { createRelease } from './site/create-release.ts';
import { createWorkspace } from './site/workspace.ts';

export interface BuildSiteOptions {
  domain: string;
  /** The variables of `src/build/environment.ts`. */
  environment: Readonly<Record<string, string>>;
  log: (line: string) => void;
  /**
   * Keeps cache and release apart from those of `npm start`, for tests; also starts from an empty cache and carries
   * nothing of earlier releases, unless it goes on from a build of the same run.
   */
  fresh?: { name: string; goesOn?: boolean };
  /**
   * Shows this record as if it were published, in a release for the preview host, apart from the site's: it begins with
   * a copy of what the site's builds have left, and nothing in it is compressed.
   */
  preview?: PreviewRecord;
  signal?: AbortSignal;
}

/** How many records can be looked at side by side: each has a release of its own until so many others were built. */
const previewCount = 5;

/** Whoever looks at a preview is one editor: what is saved in the network is lost in compressing it. */
const previewRelease = { carriedMs: 0, hasTwins: false, keptCount: previewCount };

/** Name of the workspace and of the folder of releases that belong to previews of a site. */
export const toPreviewName = (siteName: string): string => `preview-${siteName}`;

/**
 * Builds the project's pages and switches its release. Resolves to the folder to serve, the same one for every
 * release of a project. Throws when the build fails, its output logged; the release before stays in place then.
 * `release` is the name of the one that was made, whose folder stands beside.
 */
export async function buildSite(options: BuildSiteOptions): Promise<{ releaseFolder: string; release: string }> {
  const { domain, log, fresh, preview, signal } = options;
  const siteName = fresh === undefined ? domain : `${fresh.name}-${domain}`;
  const name = preview === undefined ? siteName : toPreviewName(siteName);
  const isFirst = fresh !== undefined && fresh.goesOn !== true;
  const workspace = await createWorkspace(rootFolder, name, {
    empty: isFirst,
    ...(preview && { startsFrom: siteName }),
  });
  try {
    await runGatsbyBuild(options, name);
    signal?.throwIfAborted();
    const startedAt = Date.now();
    const release = await createRelease(join(rootFolder, 'public'), join(rootFolder, '.releases', name), {
      ...(isFirst && { carriedMs: 0 }),
      ...(preview && previewRelease),
    });
    log(
      `release of ${domain}: ${release.changedCount} of ${release.fileCount} files new, ` +
        `${((Date.now() - startedAt) / 1_000).toFixed(1)} s`,
    );
    return { releaseFolder: release.releaseFolder, release: release.name };
  } finally {
    await workspace.release();
  }
}

async function runGatsbyBuild(
  { domain, environment, preview, log, signal }: BuildSiteOptions,
  name: string,
): Promise<void> {
  const logFolder = join(rootFolder, '.data', 'site', name);
  await mkdir(logFolder, { recursive: true });
  const logFile = join(logFolder, 'build.log');
  const wholeOutput = createWriteStream(logFile);
  const startedAt = Date.now();
  const result = await runGatsby({
    parameters: ['build'],
    environment: {
      ...environment,
      NODE_ENV: 'production',
      PREVIEW_RECORD: preview === undefined ? '' : `${preview.collection}/${preview.item}`,
    },
    onLine: (line) => {
      wholeOutput.write(`${line}\n`);
      const calm = toCalmLine(line);
      if (calm !== undefined) log(calm);
    },
    signal,
  });
  wholeOutput.end();
  signal?.throwIfAborted();
  if (result.code !== 0) {
    throw new Error(
      `The build of ${domain} failed (${result.signal ?? `code ${String(result.code)}`}); ` +
        `whole output: ${relative(rootFolder, logFile)}`,
    );
  }
  log(`gatsby build of ${domain}: ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`);
}
