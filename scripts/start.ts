// `npm start`: backend, production build of one project, host. Ends everything on Ctrl-C.
import { locales } from '../contract/locale.ts';
import { createHost } from '../server/host.ts';
import { buildSite } from './build-site.ts';
import { openBackend, type OpenBackend } from './live-backend.ts';
import { createLog, toDuration } from './log.ts';
import { checkPorts } from './ports.ts';
import { runCommand, type Session } from './session.ts';
import { toBuildEnvironment, toSettings, toWantedPorts, type Settings } from './settings.ts';

await runCommand(async (session) => {
  const startedAt = Date.now();
  const settings = toSettings(process.env);
  await checkPorts(toWantedPorts(settings));
  const backend = await openBackend(settings, session);
  const { releaseFolder } = await buildSite({
    domain: settings.domain,
    environment: toBuildEnvironment(settings, backend),
    log: createLog('site'),
    signal: session.signal,
  });
  await serve(releaseFolder, settings.sitePort, session);
  console.log(toWelcome(settings, backend, Date.now() - startedAt));
  return session.serve();
});

async function serve(releaseFolder: string, port: number, session: Session): Promise<void> {
  const host = await createHost({ releaseFolder });
  session.onEnd(() => host.close());
  await host.listen({ port, host: 'localhost' });
}

function toWelcome(settings: Settings, backend: OpenBackend, tookMs: number): string {
  const base = `http://localhost:${settings.sitePort}`;
  const [defaultLocale, ...others] = locales;
  const sites = [`${base}/  (${defaultLocale})`, ...others.map((locale) => `${base}/${locale}/`)];
  const studio = backend.studio && [
    '',
    `  Studio    ${settings.publicBackendUrl}/admin`,
    `  E-mail    ${backend.studio.email}`,
    `  Password  ${backend.studio.password}  (the first one, kept in ${backend.studio.passwordFile})`,
  ];
  return [
    '',
    `  ${settings.domain} is ready after ${toDuration(tookMs)}.`,
    '',
    ...sites.map((site, index) => `  ${index === 0 ? 'Site    ' : '        '}  ${site}`),
    ...(studio ?? []),
    ...(backend.inboxUrl === undefined
      ? []
      : ['', `  Inbox     ${backend.inboxUrl}  (every mail of the demo shop; none leaves the machine)`]),
    ...(settings.payments.standInPort === undefined
      ? []
      : [
          '',
          `  Payments  http://localhost:${settings.payments.standInPort}/control  (PayPal and Klarna; no money moves)`,
        ]),
    '',
    '  Ctrl-C ends everything.',
    '',
  ].join('\n');
}
