// Builds the site of one project and makes a release of it. Called by start, the build command and the checks.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
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
  signal?: AbortSignal;
}

/**
 * Builds the project's pages and switches its release. Resolves to the folder to serve, the same one for every
 * release of a project. Throws when the build fails, its output logged; the release before stays in place then.
 */
export async function buildSite(options: BuildSiteOptions): Promise<{ releaseFolder: string }> {
  const { domain, log, fresh, signal } = options;
  const name = fresh === undefined ? domain : `${fresh.name}-${domain}`;
  const isFirst = fresh !== undefined && fresh.goesOn !== true;
  const workspace = await createWorkspace(rootFolder, name, { empty: isFirst });
  try {
    await runGatsbyBuild(options, name);
    signal?.throwIfAborted();
    const startedAt = Date.now();
    const release = await createRelease(join(rootFolder, 'public'), join(rootFolder, '.releases', name), {
      ...(isFirst && { carriedMs: 0 }),
    });
    log(
      `release of ${domain}: ${release.changedCount} of ${release.fileCount} files new, ` +
        `${((Date.now() - startedAt) / 1_000).toFixed(1)} s`,
    );
    return { releaseFolder: release.releaseFolder };
  } finally {
    await workspace.release();
  }
}

async function runGatsbyBuild({ domain, environment, log, signal }: BuildSiteOptions, name: string): Promise<void> {
  const logFolder = join(rootFolder, '.data', 'site', name);
  await mkdir(logFolder, { recursive: true });
  const logFile = join(logFolder, 'build.log');
  const wholeOutput = createWriteStream(logFile);
  const startedAt = Date.now();
  const result = await runGatsby({
    parameters: ['build'],
    environment: { ...environment, NODE_ENV: 'production' },
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
