// `npm run dev`: backend and Gatsby's development server, which shows edits of the code at once.
import { openBackend } from './live-backend.ts';
import { takeOverPorts, toStartLock } from './ports.ts';
import { createGatsbyProgress, runGatsby } from './run-gatsby.ts';
import { createLog, runCommand } from './session.ts';
import { toBuildEnvironment, toSettings, toWantedPorts } from './settings.ts';
import { rootFolder } from './setup.mjs';
import { createWorkspace } from './site/workspace.ts';

await runCommand(async (session) => {
  const settings = toSettings(process.env);
  await takeOverPorts(toWantedPorts(settings), toStartLock(settings.sitePort), session);
  // A cache of its own: what the development server writes is no production build.
  const workspace = await createWorkspace(rootFolder, `develop-${settings.domain}`);
  session.onEnd(() => workspace.release());
  const backend = await openBackend(settings, session);
  if (backend.studio) {
    console.log(`Studio: ${settings.publicBackendUrl}/admin, ${backend.studio.email}, ${backend.studio.password}`);
  }
  if (backend.inboxUrl !== undefined) console.log(`Inbox: ${backend.inboxUrl}`);
  const log = createLog('site');
  const showProgress = createGatsbyProgress();
  const gatsby = runGatsby({
    parameters: ['develop', '--host', 'localhost', '--port', String(settings.sitePort)],
    environment: { ...toBuildEnvironment(settings, backend), NODE_ENV: 'development', SPECIMENS: 'true' },
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
