// `npm run build`: a release of one project from a backend that is running, without serving it. With
// `--preview <collection>/<id>` a release for the preview host, which shows that record as if it were published.
import { relative } from 'node:path';
import { buildSite } from './build-site.ts';
import { reachBackend } from './live-backend.ts';
import { createLog } from './log.ts';
import { runCommand } from './session.ts';
import { toBuildEnvironment, toSettings } from './settings.ts';
import { rootFolder } from './setup.mjs';

await runCommand(async (session) => {
  const settings = toSettings(process.env);
  const log = createLog('site');
  const { releaseFolder } = await buildSite({
    domain: settings.domain,
    environment: toBuildEnvironment(settings, await reachBackend(settings.backend)),
    log,
    signal: session.signal,
  });
  log(`to serve it: node server/main.ts ${relative(rootFolder, releaseFolder)} --port ${settings.sitePort}`);
  return 0;
});
