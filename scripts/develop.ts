// `npm run dev`: backend and Gatsby's development server, which shows code changes immediately.
import { startOrConnectBackend } from './start-or-connect-backend.ts';
import { acquirePortLock, toSitePortLockFilePath } from './check-ports.ts';
import { createGatsbyOutputFilter, runGatsby } from './run-gatsby.ts';
import { createPrefixedLog, runCliCommandAndExit } from './run-cli-command-and-exit.ts';
import {
  toSiteBuildEnvironmentVariables,
  parseCommandEnvironmentSettings,
  toCommandListenPorts,
} from './cli-command-settings.ts';
import { rootFolder } from './setup.mjs';
import { acquireSiteBuildWorkspace } from './site/site-build-workspace-lock.ts';

await runCliCommandAndExit(async (session) => {
  const settings = parseCommandEnvironmentSettings(process.env);
  await acquirePortLock(toCommandListenPorts(settings), toSitePortLockFilePath(settings.sitePort), session);
  // Uses a separate cache, because the development server's output is not a production build.
  const workspace = await acquireSiteBuildWorkspace(rootFolder, `develop-${settings.domain}`);
  session.onEnd(() => workspace.release());
  const backend = await startOrConnectBackend(settings, session);
  if (backend.studio) {
    console.log(`Studio: ${settings.publicBackendUrl}/admin, ${backend.studio.email}, ${backend.studio.password}`);
  }
  if (backend.inboxUrl !== undefined) console.log(`Inbox: ${backend.inboxUrl}`);
  const log = createPrefixedLog('site');
  const showProgress = createGatsbyOutputFilter();
  const gatsby = runGatsby({
    parameters: ['develop', '--host', 'localhost', '--port', String(settings.sitePort)],
    environment: { ...toSiteBuildEnvironmentVariables(settings, backend), NODE_ENV: 'development', SPECIMENS: 'true' },
    onLine: (line) => {
      const step = showProgress(line);
      if (step !== undefined) log(step);
      if (line.includes('You can now view')) log(`ready, showing every edit: http://localhost:${settings.sitePort}/`);
    },
    signal: session.signal,
  });
  session.onEnd(async () => {
    await gatsby;
  });
  const result = await Promise.race([gatsby, session.serve()]);
  throw new Error(`gatsby develop ended (${result.signal ?? `code ${String(result.code)}`}).`);
});
