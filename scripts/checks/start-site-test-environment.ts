// The environment of the site stages: both demo projects, built from a fresh, seeded backend and served by the host,
// with stand-ins for all external services.
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toEmbeddedClusterFolder } from '../../backend/database/embedded-cluster-folder.ts';
import { demoSeedContent } from '../../demo/demo-seed-content.ts';
import { createSiteHost } from '../../server/host.ts';
import { toPaymentStandInUrls } from '../../settings/environment-variable-schemas.ts';
import { buildAndReleaseSite } from '../build-site.ts';
import {
  type BackendUrlAndCredentials,
  startMailCatcherForCommand,
  startSupervisedBackend,
  startPaymentStandInServer,
  toStartedBackendUrlAndToken,
} from '../start-or-connect-backend.ts';
import { findFreePorts } from '../check-ports.ts';
import { createPrefixedLog, type CliCommandLifecycle, formatElapsedTime } from '../run-cli-command-and-exit.ts';
import { createMatomoStandIn } from '../stand-ins/matomo.ts';
import type { CheckStageResult } from './check-stage.ts';
import { startTestSiteHostWithPublishing, startNginxReleaseHost } from './start-nginx-and-publishing-test-hosts.ts';

/** The projects of the demo content. */
const domains = ['arnsberg-tochter.example', 'nordlicht.example'];

/** The project that is built with analytics; the other one has none. */
const analyticsDomain = 'arnsberg-tochter.example';

/** The project that is built with the style guide; the other one is built as in production. */
const specimensDomain = 'nordlicht.example';

/** The project whose login is on another host, which is the other site. */
const loginDomain = 'nordlicht.example';

/** The project that is also served by nginx. */
const nginxDomain = 'arnsberg-tochter.example';

/** The project that is built twice, to test the switch between releases. */
const releasedTwiceDomain = 'nordlicht.example';

/** The project that is rebuilt when an editor saves: the one built last, so that its cache is in place. */
const publishedDomain = 'nordlicht.example';

/** Prefix for the names of the tests' caches and releases. */
const testName = 'test';

/** Makes the earlier release differ in its pages (canonical links) and in its code (path of the cart). */
const earlierEnvironment = { SITE_URL: 'http://earlier.example', STORE_ROOT: '/earlier' };

export interface BuiltTestSite {
  domain: string;
  url: string;
  releaseFolder: string;
}

/** Two consecutive releases of a site, and the URL at which a test may serve them. */
interface ReleasePair {
  url: string;
  earlierFolder: string;
  laterFolder: string;
}

export interface SiteTestEnvironment {
  sites: BuiltTestSite[];
  /** The shop's release behind nginx. */
  nginx: { url: string; releaseFolder: string };
  releases: ReleasePair;
  /** A site that is rebuilt when an editor saves. */
  publishedUrl: string;
  /** Preview host of the same site, and the secret that signs links to it. */
  previewUrl: string;
  rebuildSecret: string;
  matomoUrl: string;
  /** The payment stand-ins. Tests change their behaviour at `/control`. */
  paymentsUrl: string;
  inboxUrl: string;
  backendUrl: string;
  backendToken: string;
}

/** Builds the sites and starts all services, which end with the session. */
export const startSiteTestEnvironment = async (
  session: CliCommandLifecycle,
): Promise<{ world: SiteTestEnvironment; stage: CheckStageResult }> => {
  const print = createPrefixedLog('site');
  const missingImports: string[] = [];
  const log = (line: string) => {
    // The bundler only warns about a missing import; the page would silently lack it.
    if (line.includes('Attempted import error')) missingImports.push(line);
    print(line);
  };
  const [backendPort = 0, databasePort = 0, matomoPort = 0, releasesPort = 0, ...otherPorts] = await findFreePorts(
    10 + domains.length,
  );
  const [paymentsPort = 0, mailPort = 0, inboxPort = 0, publishedPort = 0, previewPort = 0, ...sitePorts] = otherPorts;
  const [nginxPort = 0, ...hostPorts] = sitePorts;
  const providers = toPaymentStandInUrls(paymentsPort);
  const places = domains.map((domain, index) => ({ domain, port: hostPorts[index] ?? 0 }));
  const urls = places.map(({ port }) => `http://localhost:${port}`);
  const releasesUrl = `http://localhost:${releasesPort}`;
  const publishedUrl = `http://localhost:${publishedPort}`;
  const previewUrl = `http://localhost:${previewPort}`;
  const secret = randomBytes(32).toString('hex');
  const publishing = { rebuildUrl: `${publishedUrl}/rebuild`, previewUrl, secret };
  const publicUrl = `http://localhost:${backendPort}`;
  const startedAt = Date.now();
  const mail = await startMailCatcherForCommand({ port: mailPort, inboxPort }, session);
  const backend = await startSupervisedBackend(
    {
      port: backendPort,
      databasePort,
      dataFolder: await createDataFolder(session),
      publicUrl,
      siteAddresses: Object.fromEntries(places.map(({ domain }, index) => [domain, urls[index] ?? ''])),
      corsOrigins: [...urls, releasesUrl, publishedUrl, previewUrl, `http://localhost:${nginxPort}`],
      providers,
      content: demoSeedContent,
      mail: mail.server,
      publishing,
      // The data does not have to survive the run.
      databaseSettings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
      log,
    },
    session,
  );
  const matomoUrl = await startMatomo(matomoPort, session);
  await startPaymentStandInServer({ port: paymentsPort, backendUrl: publicUrl }, session);
  const notes = [`backend ready after ${formatElapsedTime(Date.now() - startedAt)}`];
  const sites: BuiltTestSite[] = [];
  const nginx = { url: '', releaseFolder: '' };
  const releases: ReleasePair = { url: releasesUrl, earlierFolder: '', laterFolder: '' };
  for (const place of places) {
    const builtAt = Date.now();
    const access = {
      ...toStartedBackendUrlAndToken(backend),
      publicUrl,
      matomoUrl,
      providers,
      loginUrl: `${urls[0] ?? ''}/kontakt`,
    };
    const isReleasedTwice = place.domain === releasedTwiceDomain;
    if (isReleasedTwice) releases.earlierFolder = await buildRelease(place, access, session, log, 'earlier');
    const laterFolder = await buildRelease(place, access, session, log, isReleasedTwice ? 'later' : 'only');
    if (isReleasedTwice) releases.laterFolder = laterFolder;
    if (place.domain === nginxDomain) {
      const { url } = await startNginxReleaseHost({ releaseFolder: laterFolder, port: nginxPort }, session);
      Object.assign(nginx, { url, releaseFolder: laterFolder });
    }
    const servedFolder = place.domain === publishedDomain ? await copyRelease(laterFolder, session) : laterFolder;
    sites.push(await openSite(place, servedFolder, session));
    notes.push(`${place.domain} built after ${formatElapsedTime(Date.now() - builtAt)}`);
    if (place.domain !== publishedDomain) continue;
    const environment = toSiteEnvironment(place, access, isReleasedTwice ? 'later' : 'only');
    await startTestSiteHostWithPublishing(
      {
        domain: place.domain,
        port: publishedPort,
        previewPort,
        backendUrl: publicUrl,
        secret,
        environment,
        name: testName,
        log,
      },
      session,
    );
  }
  return {
    world: {
      sites,
      nginx,
      releases,
      publishedUrl,
      previewUrl,
      rebuildSecret: secret,
      matomoUrl,
      paymentsUrl: `http://localhost:${paymentsPort}`,
      inboxUrl: mail.inboxUrl,
      backendUrl: publicUrl,
      backendToken: backend.adminToken,
    },
    stage: { passed: sites.length, failed: missingImports.length, output: missingImports.join('\n'), notes },
  };
};

type SiteBackend = BackendUrlAndCredentials & {
  publicUrl: string;
  matomoUrl: string;
  loginUrl: string;
  providers: ReturnType<typeof toPaymentStandInUrls>;
};

interface Place {
  domain: string;
  port: number;
}

type ReleaseOrder = 'earlier' | 'later' | 'only';

/** Builds one project, from an empty cache unless it is the `later` release. Returns the folder of the release. */
const buildRelease = async (
  place: Place,
  backend: SiteBackend,
  session: CliCommandLifecycle,
  log: (line: string) => void,
  releaseOrder: ReleaseOrder,
): Promise<string> => {
  const { releaseFolder } = await buildAndReleaseSite({
    domain: place.domain,
    environment: toSiteEnvironment(place, backend, releaseOrder),
    log,
    fresh: { name: testName, goesOn: releaseOrder === 'later' },
    signal: session.signal,
  });
  return realpath(releaseFolder);
};

const toSiteEnvironment = (
  { domain, port }: Place,
  backend: SiteBackend,
  releaseOrder: ReleaseOrder,
): Record<string, string> => {
  return {
    PROJECT_DOMAIN: domain,
    SITE_URL: `http://localhost:${port}`,
    STORE_ROOT: '/',
    PUBLIC_BACKEND_URL: backend.publicUrl,
    PAYPAL_SCRIPT_URL: backend.providers.paypalScriptUrl,
    KLARNA_SCRIPT_URL: backend.providers.klarnaScriptUrl,
    BACKEND_URL: backend.url,
    ...backend.credentials,
    // Override values of the developer's .env.
    OFFLINE: 'true',
    LOGIN_URL: domain === loginDomain ? backend.loginUrl : '',
    MATOMO_URL: domain === analyticsDomain ? backend.matomoUrl : '',
    MATOMO_SITE_ID: domain === analyticsDomain ? '7' : '',
    SPECIMENS: domain === specimensDomain ? 'true' : '',
    ...(releaseOrder === 'earlier' && earlierEnvironment),
  };
};

/** A copy for the tests that run after those that publish, which remove all but the newest releases. */
const copyRelease = async (releaseFolder: string, session: CliCommandLifecycle): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-test-release-'));
  session.onEnd(() => rm(folder, { recursive: true, force: true }));
  await cp(releaseFolder, folder, { recursive: true, preserveTimestamps: true });
  return folder;
};

/** Serves a release until the session ends. */
const openSite = async (
  { domain, port }: Place,
  releaseFolder: string,
  session: CliCommandLifecycle,
): Promise<BuiltTestSite> => {
  const host = await createSiteHost({ releaseFolder });
  session.onEnd(() => host.close());
  await host.listen({ port, host: 'localhost' });
  return { domain, url: `http://localhost:${port}`, releaseFolder };
};

/** Runs the Matomo stand-in on a separate host until the session ends. */
const startMatomo = async (port: number, session: CliCommandLifecycle): Promise<string> => {
  const matomo = createMatomoStandIn();
  session.onEnd(() => new Promise((resolve) => matomo.close(() => resolve())));
  await new Promise<void>((resolve) => matomo.listen(port, 'localhost', resolve));
  return `http://localhost:${port}`;
};

/**
 * A data folder that is removed with the session, together with the database, which a start by root keeps elsewhere.
 */
const createDataFolder = async (session: CliCommandLifecycle): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-test-'));
  session.onEnd(async () => {
    const databaseFolder = dirname(toEmbeddedClusterFolder(folder, process.getuid?.() === 0));
    for (const place of [databaseFolder, folder]) await rm(place, { recursive: true, force: true });
  });
  return folder;
};

/** The environment variables of the browser tests. */
export const toBrowserTestEnvironmentVariables = (world: SiteTestEnvironment): Record<string, string> => {
  return {
    E2E_SITES: JSON.stringify(Object.fromEntries(world.sites.map(({ domain, url }) => [domain, url]))),
    E2E_NGINX: JSON.stringify(world.nginx),
    E2E_RELEASES: JSON.stringify(world.releases),
    E2E_PUBLISHED_URL: world.publishedUrl,
    E2E_PREVIEW_URL: world.previewUrl,
    E2E_REBUILD_SECRET: world.rebuildSecret,
    E2E_MATOMO_URL: world.matomoUrl,
    E2E_PAYMENTS_URL: world.paymentsUrl,
    E2E_INBOX_URL: world.inboxUrl,
    E2E_BACKEND_URL: world.backendUrl,
    E2E_BACKEND_TOKEN: world.backendToken,
  };
};
