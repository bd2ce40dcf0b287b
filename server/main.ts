// `npm run serve`: serves a release until it receives a stop signal, and builds new releases when the backend's webhook
// arrives.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { toSitePreviewFolderName } from '../domain/publishing/signed-preview-url.ts';
import { SettingsError } from '../settings/parse-environment-settings.ts';
import { parseSiteHostSettings, type SiteHostSettings } from './host-settings.ts';
import { createSiteHost, type SiteHostOptions } from './host.ts';
import { createPreviewHost } from './preview/preview-host.ts';
import { createBuildCommandRunner } from './publishing/build-command-runner.ts';
import { createPublishQueue, toPublishQueueStateFilePath } from './publishing/publish-queue.ts';

type Publishing = NonNullable<SiteHostSettings['publishing']>;

const rootFolder = fileURLToPath(new URL('../', import.meta.url));

/** Logs a line in the format of the host's log. */
const log = (msg: string): void => console.log(JSON.stringify({ level: 'info', time: new Date().toISOString(), msg }));

const main = async (): Promise<void> => {
  try {
    const settings = parseSiteHostSettings(process.argv.slice(2), process.env);
    const { publishing } = settings;
    const releaseFolder = resolve(settings.releaseFolder);
    const opened = publishing && (await openPublishing(publishing, releaseFolder, settings.host));
    const host = await createSiteHost({
      releaseFolder,
      ...(opened && { publishing: opened.options }),
      ...(settings.metricsToken !== undefined && { metricsToken: settings.metricsToken }),
      drainMs: settings.drainMs,
      log: { requests: settings.logsRequests },
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        log('stopping');
        void Promise.all([host.close(), opened?.previews?.close()]).then(() => log('stopped'));
      });
    }
    await host.listen({ port: settings.port, host: settings.host });
    log(
      `serving ${releaseFolder} at http://${settings.host}:${settings.port}${settings.publishing ? ', publishing' : ''}`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(error instanceof SettingsError ? 2 : 1);
  }
};

/** Opens the publish queue, and the preview listener if it is configured. */
const openPublishing = async (
  { project, secret, buildCommand, preview }: Publishing,
  releaseFolder: string,
  host: string,
): Promise<{ options: NonNullable<SiteHostOptions['publishing']>; previews: FastifyInstance | undefined }> => {
  const runBuild = createBuildCommandRunner({ command: buildCommand, folder: rootFolder, onLine: log });
  const publishQueue = await createPublishQueue({
    runBuild,
    stateFile: toPublishQueueStateFilePath(releaseFolder),
    log,
  });
  const options = { project, secret, publishQueue };
  if (!preview) return { options, previews: undefined };
  const { url: previewUrl, backendUrl, port } = preview;
  const releasesFolder = join(rootFolder, '.releases', toSitePreviewFolderName(project));
  const previews = await createPreviewHost({
    project,
    secret,
    previewUrl,
    backendUrl,
    releasesFolder,
    log,
    runBuild: publishQueue.runPreview,
  });
  await previews.listen({ port, host });
  log(`showing previews at http://${host}:${port}, to browsers at ${previewUrl}`);
  return { options, previews };
};

await main();
