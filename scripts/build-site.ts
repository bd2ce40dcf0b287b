// Builds the site of one project and makes a release of it. Called by start, the build command and the checks.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildResult, BuildStage } from '../contract/publishing/site-status.ts';
import { type PreviewRecordReference, toPreviewSiteName } from '../contract/publishing/preview-link.ts';
import { checkRelease } from './release-check/check-release.ts';
import type { SiteAddresses } from './release-check/document-parts.ts';
import { createGatsbyErrors, createGatsbyProgress, runGatsby } from './run-gatsby.ts';
import { rootFolder } from './setup.mjs';
import { createRelease } from './site/create-release.ts';
import { readCurrentName, toReleasesFolder } from './site/release-folders.ts';
import {
  BuildFailure,
  createStageClock,
  readFailure,
  removeFailure,
  withoutMachinePaths,
} from './site/report-build.ts';
import { createWorkspace, removeBrokenOff } from './site/workspace.ts';

export interface BuildSiteOptions {
  domain: string;
  /** The variables of `src/gatsby/environment.ts`. */
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
  preview?: PreviewRecordReference | undefined;
  /** Lets a release go live whose size differs too much from the one before. */
  acceptsSize?: boolean;
  /** Waits until another build of this checkout is over, instead of failing. */
  waits?: boolean;
  onStage?: (stage: BuildStage) => void;
  signal?: AbortSignal;
}

export interface BuiltRelease {
  /** The folder to serve, the same one for every release of a project. */
  releaseFolder: string;
  report: Extract<BuildResult, { kind: 'built' }>;
}

/**
 * One editor looks at a preview: what compressing saves in the network it costs in waiting. Only the last few releases are
 * kept, each with a record of its own.
 */
const previewRelease = { carriedMs: 0, hasTwins: false, keptDays: 0 };

/**
 * Builds the project's pages, checks the release made of them and switches to it. Throws when that fails, Gatsby's output
 * logged ({@link BuildFailure} where an editor can be told why); the release before stays in place then.
 */
export const buildSite = async (options: BuildSiteOptions): Promise<BuiltRelease> => {
  const { domain, log, fresh, preview, signal } = options;
  const siteName = fresh === undefined ? domain : `${fresh.name}-${domain}`;
  const name = preview === undefined ? siteName : toPreviewSiteName(siteName);
  const isFirst = fresh !== undefined && fresh.goesOn !== true;
  const clock = createStageClock(options.onStage);
  const workspace = await createWorkspace(rootFolder, name, {
    empty: isFirst,
    ...(preview && { startsFrom: siteName }),
    waiting: options.waits
      ? { signal, onWait: (holder) => log(`waiting for another build of this folder (process ${holder ?? 'unknown'})`) }
      : undefined,
  });
  try {
    const releasesFolder = toReleasesFolder(name);
    const begunAt = await readCurrentName(releasesFolder);
    clock.enter('pages');
    await runGatsbyBuild(options, name);
    signal?.throwIfAborted();
    const release = await createRelease(join(rootFolder, 'public'), releasesFolder, {
      begunAt,
      ...(isFirst && { carriedMs: 0 }),
      ...(preview
        ? previewRelease
        : {
            check: (draft) =>
              checkRelease(draft, {
                ...toAddresses(options.environment),
                acceptsSize: options.acceptsSize === true,
                log,
              }),
          }),
      onStage: clock.enter,
      signal,
    });
    const stages = clock.read();
    const seconds = stages.map(({ stage, tookMs }) => `${stage} ${(tookMs / 1_000).toFixed(1)} s`);
    log(
      `release of ${domain}: ${release.changedCount} of ${release.fileCount} files new, ` +
        `${release.pageCount} pages; ${seconds.join(', ')}`,
    );
    return {
      releaseFolder: release.releaseFolder,
      report: {
        kind: 'built',
        release: release.name,
        pageCount: release.pageCount,
        changedFileCount: release.changedCount,
        stages,
      },
    };
  } finally {
    await workspace.release();
  }
};

const toAddresses = ({ SITE_URL, PUBLIC_BACKEND_URL }: Readonly<Record<string, string>>): SiteAddresses => {
  return { siteUrl: SITE_URL, backendUrl: PUBLIC_BACKEND_URL };
};

const runGatsbyBuild = async ({ environment, preview, log, signal }: BuildSiteOptions, name: string): Promise<void> => {
  const logFolder = join(rootFolder, '.data', 'site', name);
  await mkdir(logFolder, { recursive: true });
  const logFile = join(logFolder, 'build.log');
  const wholeOutput = createWriteStream(logFile);
  const errors = createGatsbyErrors();
  const showProgress = createGatsbyProgress();
  await removeFailure(rootFolder);
  if (await removeBrokenOff(rootFolder))
    log('the build before was killed while it took over content: starting from nothing');
  const result = await runGatsby({
    parameters: ['build'],
    environment: {
      ...environment,
      NODE_ENV: 'production',
      PREVIEW_RECORD: preview === undefined ? '' : `${preview.collection}/${preview.item}`,
    },
    onLine: (line) => {
      wholeOutput.write(`${line}\n`);
      errors.add(line);
      const step = showProgress(line);
      if (step !== undefined) log(step);
    },
    signal,
  });
  wholeOutput.end();
  signal?.throwIfAborted();
  if (result.code === 0) return;
  log(`whole output: ${relative(rootFolder, logFile)}`);
  const known = await readFailure(rootFolder);
  if (known) throw known;
  const ended = result.signal ?? `code ${String(result.code)}`;
  const said = withoutMachinePaths(errors.read(), rootFolder);
  throw new BuildFailure({
    cause: 'unknown',
    details: [`gatsby build: ${ended}`, ...said.split('\n').filter((line) => line !== '')],
  });
};
