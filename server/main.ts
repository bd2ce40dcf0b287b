// `npm run serve`: serves a release until it is told to stop, and builds the next one when the backend asks for it.
// Called by an operator's service manager; `npm start` uses the host directly.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHost, type HostOptions } from './host.ts';
import { HostSettingsError, toHostSettings, type HostSettings } from './host-settings.ts';
import { createBuildLine } from './publishing/build-line.ts';
import { createCommandBuild } from './publishing/command-build.ts';
import { createPublisher } from './publishing/publisher.ts';
import { toStateFile } from './publishing/state-file.ts';

const rootFolder = fileURLToPath(new URL('../', import.meta.url));

/** A line beside those of the host, in its form. */
const log = (msg: string): void => console.log(JSON.stringify({ level: 'info', time: new Date().toISOString(), msg }));

try {
  const settings = toHostSettings(process.argv.slice(2), process.env);
  const releaseFolder = resolve(settings.releaseFolder);
  const host = await createHost({
    releaseFolder,
    ...(settings.publishing && { publishing: await openPublishing(settings.publishing, releaseFolder) }),
    ...(settings.metricsToken !== undefined && { metricsToken: settings.metricsToken }),
    drainMs: settings.drainMs,
    log: { requests: settings.logsRequests },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log('stopping');
      void host.close().then(() => log('stopped'));
    });
  }
  await host.listen({ port: settings.port, host: settings.host });
  log(
    `serving ${releaseFolder} at http://${settings.host}:${settings.port}${settings.publishing ? ', publishing' : ''}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof HostSettingsError ? 2 : 1);
}

async function openPublishing(
  { project, secret, buildCommand }: NonNullable<HostSettings['publishing']>,
  releaseFolder: string,
): Promise<NonNullable<HostOptions['publishing']>> {
  const runBuild = createBuildLine(createCommandBuild({ command: buildCommand, folder: rootFolder, onLine: log }));
  return {
    project,
    secret,
    publisher: await createPublisher({ runBuild, stateFile: toStateFile(releaseFolder), log }),
  };
}
