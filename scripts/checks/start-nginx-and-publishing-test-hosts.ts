// Hosts of the test world in addition to the built-in one: Debian's nginx with the configuration generated for a
// release, and a site that is rebuilt when an editor saves, as in `npm start`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pollUntil } from '../../backend/database/poll-until.ts';
import type { BuildStage } from '../../contract/publishing/site-build-status.ts';
import { toSitePreviewFolderName } from '../../domain/publishing/signed-preview-url.ts';
import { createSiteHost } from '../../server/host.ts';
import { createPreviewHost } from '../../server/preview/preview-host.ts';
import {
  createPublishQueue,
  type RunBuild,
  toPublishQueueStateFilePath,
} from '../../server/publishing/publish-queue.ts';
import { buildAndReleaseSite } from '../build-site.ts';
import { findProgramPath } from '../find-program.mjs';
import type { CliCommandLifecycle } from '../run-cli-command-and-exit.ts';
import { rootFolder } from '../setup.mjs';
import { toCurrentReleaseFolder, toReleasesFolder } from '../site/release-folders.ts';
import { toBuildFailedProgressMessage } from '../site/report-build-to-parent-process.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const startMs = 10_000;

/** Serves the release until the session ends. @throws with nginx's error log if it does not start. */
export const startNginxReleaseHost = async (
  { releaseFolder, port }: { releaseFolder: string; port: number },
  session: Pick<CliCommandLifecycle, 'onEnd'>,
): Promise<{ url: string }> => {
  const program = findProgramPath('nginx');
  if (program === undefined) throw new Error('There is no nginx on this machine: apt-get install nginx-light.');
  const folder = await mkdtemp(join(tmpdir(), 'storefront-nginx-'));
  const errors = join(folder, 'error.log');
  await writeFile(join(folder, 'nginx.conf'), toConfiguration(folder, releaseFolder, port));
  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', errors], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  session.onEnd(async () => {
    nginx.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const url = `http://localhost:${port}`;
  const isUp = await pollUntil(
    () => answers(url),
    (isAnswered) => isAnswered || nginx.exitCode !== null,
    { timeoutMs: startMs },
  );
  if (!isUp)
    throw new Error(`nginx does not start: ${await readFile(errors, 'utf8').catch(() => 'it wrote no reason')}`);
  return { url };
};

/** The configuration of docs/operations.md, in a temporary folder. */
const toConfiguration = (folder: string, releaseFolder: string, port: number): string => {
  const hosting = join(releaseFolder, '.hosting', 'nginx');
  const hasBrotli = existsSync(brotliModule);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(hasBrotli ? [`load_module ${brotliModule};`] : []),
    'daemon off;',
    'worker_processes 1;',
    // As root, nginx workers would otherwise run as a user that cannot read a checkout in a home folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    `include ${hosting}/maps.conf;`,
    'server {',
    `listen localhost:${port};`,
    `root ${releaseFolder};`,
    ...(hasBrotli ? ['brotli_static on;'] : []),
    `include ${hosting}/server.conf;`,
    '}',
    '}',
    '',
  ].join('\n');
};

const answers = async (url: string): Promise<boolean> => {
  return fetch(url).then(
    () => true,
    () => false,
  );
};

/**
 * A site that is rebuilt when an editor saves, as in `npm start`. Host, queue and build are the real ones; only cache
 * and releases are separate.
 */
interface PublishedSite {
  domain: string;
  port: number;
  /** Port of the preview host for editors. */
  previewPort: number;
  /** URL of the backend for browsers. */
  backendUrl: string;
  /** Shared with the backend. */
  secret: string;
  /** The variables of the previous build, so that only saved content differs. */
  environment: Readonly<Record<string, string>>;
  /** Prefix of the tests' release names. */
  name: string;
  log: (line: string) => void;
}

/** Serves the newest release, publishes changes and shows previews until the session ends. */
export const startTestSiteHostWithPublishing = async (
  site: PublishedSite,
  session: CliCommandLifecycle,
): Promise<string> => {
  const { domain, port, secret, name, log } = site;
  const releaseFolder = toCurrentReleaseFolder(`${name}-${domain}`);
  // The queue state of an earlier run belongs to another backend.
  await rm(toPublishQueueStateFilePath(releaseFolder), { force: true });
  const publishQueue = await createPublishQueue({
    runBuild: toRunBuild(site),
    stateFile: toPublishQueueStateFilePath(releaseFolder),
    log,
  });
  const host = await createSiteHost({ releaseFolder, publishing: { project: domain, secret, publishQueue } });
  session.onEnd(() => host.close());
  await host.listen({ port, host: 'localhost' });
  await openPreviews(site, publishQueue.runPreview, session);
  return `http://localhost:${port}`;
};

const openPreviews = async (site: PublishedSite, runBuild: RunBuild, session: CliCommandLifecycle): Promise<void> => {
  const { domain: project, previewPort, secret, backendUrl, name, log } = site;
  const previewName = toSitePreviewFolderName(`${name}-${project}`);
  // Previews of an earlier run belong to another backend.
  await rm(join(rootFolder, '.data', 'site', previewName), { recursive: true, force: true });
  const host = await createPreviewHost({
    project,
    secret,
    backendUrl,
    runBuild,
    log,
    previewUrl: `http://localhost:${previewPort}`,
    releasesFolder: toReleasesFolder(previewName),
  });
  session.onEnd(() => host.close());
  await host.listen({ port: previewPort, host: 'localhost' });
};

const toRunBuild =
  ({ domain, environment, name, log }: PublishedSite): RunBuild =>
  async (job, { onStage, signal }) => {
    let current: BuildStage = 'pages';
    const noteStage = (stage: BuildStage) => onStage((current = stage));
    try {
      const fresh = { name, goesOn: true };
      const preview = job.kind === 'preview' ? job : undefined;
      const site = { domain, environment, log, fresh, preview };
      const built = await buildAndReleaseSite({ ...site, waits: true, onStage: noteStage, signal });
      return built.report;
    } catch (error) {
      return toBuildFailedProgressMessage(error, current, rootFolder);
    }
  };
