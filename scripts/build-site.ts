// Builds the site of one project and creates a release of it.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildResult, BuildStage } from '../contract/publishing/site-build-status.ts';
import type { PreviewRecordReference } from '../contract/publishing/preview-link.ts';
import { createContentNoticeCollector } from '../domain/content-checks/content-notice-collector.ts';
import { toPreviewBuildCliArgument, toSitePreviewFolderName } from '../domain/publishing/signed-preview-url.ts';
import { checkRelease } from './release-check/check-release.ts';
import type { SiteAndBackendUrls } from './release-check/parse-html-page.ts';
import { createGatsbyErrorCollector, createGatsbyOutputFilter, runGatsby } from './run-gatsby.ts';
import { rootFolder } from './setup.mjs';
import { createAndActivateRelease } from './site/create-and-activate-release.ts';
import { readCurrentReleaseName, toReleasesFolder } from './site/release-folders.ts';
import {
  ExpectedBuildFailureError,
  createBuildStageTimer,
  readBuildFailureFile,
  readContentNoticesFile,
  removeEarlierBuildReports,
  stripLocalFilePaths,
} from './site/report-build-to-parent-process.ts';
import { acquireSiteBuildWorkspace, removeInterruptedBuildFiles } from './site/site-build-workspace-lock.ts';

export interface BuildAndReleaseSiteOptions {
  domain: string;
  /** The variables of `src/gatsby/build-environment.ts`. */
  environment: Readonly<Record<string, string>>;
  log: (line: string) => void;
  /**
   * For tests: keeps cache and releases separate from those of `npm start`, starts from an empty cache (except for the
   * compiled code of another project that was built before) and carries over nothing from earlier releases. `goesOn`
   * continues from an earlier build of the same run.
   */
  fresh?: { name: string; goesOn?: boolean };
  /**
   * Builds a release for the preview host that shows this record as if it were published. It is separate from the
   * site's releases, starts from a copy of the site's cache, and is not compressed.
   */
  preview?: PreviewRecordReference | undefined;
  /** Accepts a release whose size differs too much from the previous one. */
  acceptsSize?: boolean;
  /** Waits for another build of this checkout instead of failing. */
  waits?: boolean;
  onStage?: (stage: BuildStage) => void;
  signal?: AbortSignal;
}

export interface BuiltRelease {
  /** The folder to serve; the same for every release of a project. */
  releaseFolder: string;
  report: Extract<BuildResult, { kind: 'built' }>;
}

/**
 * A preview is viewed by one editor: compressing it would take longer than it saves. Only the last few releases are
 * kept, each with its own record.
 */
const previewRelease = { carriedMs: 0, hasVariants: false, keptDays: 0 };

/**
 * Builds the project's pages, checks the release and switches to it. On failure it logs Gatsby's output and throws
 * ({@link ExpectedBuildFailureError} if the cause can be explained to an editor); the previous release stays live.
 */
export const buildAndReleaseSite = async (options: BuildAndReleaseSiteOptions): Promise<BuiltRelease> => {
  const { domain, log, fresh, preview, signal } = options;
  const siteName = fresh === undefined ? domain : `${fresh.name}-${domain}`;
  const name = preview === undefined ? siteName : toSitePreviewFolderName(siteName);
  const isFirst = fresh !== undefined && fresh.goesOn !== true;
  const clock = createBuildStageTimer(options.onStage);
  const workspace = await acquireSiteBuildWorkspace(rootFolder, name, {
    empty: isFirst,
    ...(preview && { startsFrom: siteName }),
    waiting: options.waits
      ? { signal, onWait: (holder) => log(`waiting for another build of this folder (process ${holder ?? 'unknown'})`) }
      : undefined,
  });
  try {
    const releasesFolder = toReleasesFolder(name);
    const begunAt = await readCurrentReleaseName(releasesFolder);
    clock.enter('pages');
    await runGatsbyBuild(options, name);
    signal?.throwIfAborted();
    const notices = createContentNoticeCollector(await readContentNoticesFile(rootFolder));
    const release = await createAndActivateRelease(join(rootFolder, 'public'), releasesFolder, {
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
                report: notices.report,
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
        content: notices.read(),
      },
    };
  } finally {
    await workspace.release();
  }
};

const toAddresses = ({ SITE_URL, PUBLIC_BACKEND_URL }: Readonly<Record<string, string>>): SiteAndBackendUrls => {
  return { siteUrl: SITE_URL, backendUrl: PUBLIC_BACKEND_URL };
};

const runGatsbyBuild = async (
  { environment, preview, log, signal }: BuildAndReleaseSiteOptions,
  name: string,
): Promise<void> => {
  const logFolder = join(rootFolder, '.data', 'site', name);
  await mkdir(logFolder, { recursive: true });
  const logFile = join(logFolder, 'build.log');
  const fullOutput = createWriteStream(logFile);
  const errors = createGatsbyErrorCollector();
  const showProgress = createGatsbyOutputFilter();
  await removeEarlierBuildReports(rootFolder);
  if (await removeInterruptedBuildFiles(rootFolder))
    log('the previous build was killed while it read content: starting with an empty cache');
  const result = await runGatsby({
    parameters: ['build'],
    environment: {
      ...environment,
      NODE_ENV: 'production',
      PREVIEW_RECORD: preview === undefined ? '' : toPreviewBuildCliArgument(preview),
    },
    onLine: (line) => {
      fullOutput.write(`${line}\n`);
      errors.add(line);
      const step = showProgress(line);
      if (step !== undefined) log(step);
    },
    signal,
  });
  fullOutput.end();
  signal?.throwIfAborted();
  if (result.code === 0) return;
  log(`full output: ${relative(rootFolder, logFile)}`);
  const known = await readBuildFailureFile(rootFolder);
  if (known) throw known;
  const ended = result.signal ?? `code ${String(result.code)}`;
  const errorOutput = stripLocalFilePaths(errors.read(), rootFolder);
  throw new ExpectedBuildFailureError({
    cause: 'unknown',
    details: [`gatsby build: ${ended}`, ...errorOutput.split('\n').filter((line) => line !== '')],
  });
};
