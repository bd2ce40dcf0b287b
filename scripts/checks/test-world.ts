// The world of the site stages: both demo projects built from one fresh, seeded backend and served by the host, with
// stand-ins for everybody else. Called by site-stages.ts.
import { randomBytes } from 'node:crypto';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toClusterFolder } from '../../backend/database/embedded-cluster.ts';
import { demoContent } from '../../demo/content.ts';
import { createSiteHost } from '../../server/host.ts';
import { toPaymentStandInUrls } from '../../settings/schema.ts';
import { buildSite } from '../build-site.ts';
import {
  type BackendAccess,
  openMailCatcher,
  startForSession,
  startPaymentStandIns,
  toAccess,
} from '../live-backend.ts';
import { readFreePorts } from '../ports.ts';
import { createLog, type Session, toDuration } from '../session.ts';
import { createMatomo } from '../stand-ins/matomo.ts';
import type { StageResult } from './stage.ts';
import { openPublishedSite, startNginx } from './test-hosts.ts';

/** The projects of the demo content. */
const domains = ['arnsberg-tochter.example', 'nordlicht.example'];

/** The one that is built with an analytics, to be tested; the other one measures nothing. */
const analyticsDomain = 'arnsberg-tochter.example';

/** The one that is built with the page of specimens, to be tested; the other one as visitors get it. */
const specimensDomain = 'nordlicht.example';

/** The one that has a login, at another host: the other site. */
const loginDomain = 'nordlicht.example';

/** The one that nginx serves as well. */
const nginxDomain = 'arnsberg-tochter.example';

/** The one that is built twice, to be tested while one release takes the place of another. */
const releasedTwiceDomain = 'nordlicht.example';

/** The one that is built again when an editor saves: the last one built, so that its cache is in place. */
const publishedDomain = 'nordlicht.example';

/** First word of the names of the tests' caches and releases. */
const testName = 'test';

/** What makes the earlier of the two another site, in its pages (canonical links) and in its code (the way to the cart). */
const earlierEnvironment = { SITE_URL: 'http://earlier.example', STORE_ROOT: '/earlier' };

export interface BuiltSite {
  domain: string;
  url: string;
  releaseFolder: string;
}

/** Two releases of one site in a row, and the address at which a test may serve them. */
interface ReleasePair {
  url: string;
  earlierFolder: string;
  laterFolder: string;
}

export interface TestWorld {
  sites: BuiltSite[];
  /** The shop's release behind another web server. */
  nginx: { url: string; releaseFolder: string };
  releases: ReleasePair;
  /** Where what an editor saves goes live by itself. */
  publishedUrl: string;
  /** Where editors see drafts of the same site, and what signs the links to them. */
  previewUrl: string;
  rebuildSecret: string;
  matomoUrl: string;
  /** Of the stand-ins for the payment providers, whose moods a test may change at its `/control`. */
  paymentsUrl: string;
  inboxUrl: string;
  backendUrl: string;
  backendToken: string;
}

/** Builds the sites and starts what they speak to; all of it ends with the session. */
export const createTestWorld = async (session: Session): Promise<{ world: TestWorld; stage: StageResult }> => {
  const print = createLog('site');
  const missingImports: string[] = [];
  const log = (line: string) => {
    // The bundler only warns of a style or export that does not exist; the page would quietly miss it.
    if (line.includes('Attempted import error')) missingImports.push(line);
    print(line);
  };
  const [backendPort = 0, databasePort = 0, matomoPort = 0, releasesPort = 0, ...otherPorts] = await readFreePorts(
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
  const mail = await openMailCatcher({ port: mailPort, inboxPort }, session);
  const backend = await startForSession(
    {
      port: backendPort,
      databasePort,
      dataFolder: await createDataFolder(session),
      publicUrl,
      corsOrigins: [...urls, releasesUrl, publishedUrl, previewUrl, `http://localhost:${nginxPort}`],
      providers,
      content: demoContent,
      mail: mail.server,
      publishing,
      // Nothing of it outlives the run.
      databaseSettings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
      log,
    },
    session,
  );
  const matomoUrl = await startMatomo(matomoPort, session);
  await startPaymentStandIns({ port: paymentsPort, backendUrl: publicUrl }, session);
  const notes = [`backend ready after ${toDuration(Date.now() - startedAt)}`];
  const sites: BuiltSite[] = [];
  const nginx = { url: '', releaseFolder: '' };
  const releases: ReleasePair = { url: releasesUrl, earlierFolder: '', laterFolder: '' };
  for (const place of places) {
    const builtAt = Date.now();
    const access = { ...toAccess(backend), publicUrl, matomoUrl, providers, loginUrl: `${urls[0] ?? ''}/kontakt` };
    const isReleasedTwice = place.domain === releasedTwiceDomain;
    if (isReleasedTwice) releases.earlierFolder = await buildRelease(place, access, session, log, 'earlier');
    const laterFolder = await buildRelease(place, access, session, log, isReleasedTwice ? 'later' : 'only');
    if (isReleasedTwice) releases.laterFolder = laterFolder;
    if (place.domain === nginxDomain) {
      const { url } = await startNginx({ releaseFolder: laterFolder, port: nginxPort }, session);
      Object.assign(nginx, { url, releaseFolder: laterFolder });
    }
    sites.push(await openSite(place, laterFolder, session));
    notes.push(`${place.domain} built after ${toDuration(Date.now() - builtAt)}`);
    if (place.domain !== publishedDomain) continue;
    const environment = toSiteEnvironment(place, access, isReleasedTwice ? 'later' : 'only');
    await openPublishedSite(
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

type SiteBackend = BackendAccess & {
  publicUrl: string;
  matomoUrl: string;
  loginUrl: string;
  providers: ReturnType<typeof toPaymentStandInUrls>;
};

interface Place {
  domain: string;
  port: number;
}

type Order = 'earlier' | 'later' | 'only';

/** Builds one project, from nothing unless it is the `later` release. Resolves to the folder of that release alone. */
const buildRelease = async (
  place: Place,
  backend: SiteBackend,
  session: Session,
  log: (line: string) => void,
  order: Order,
): Promise<string> => {
  const { releaseFolder } = await buildSite({
    domain: place.domain,
    environment: toSiteEnvironment(place, backend, order),
    log,
    fresh: { name: testName, goesOn: order === 'later' },
    signal: session.signal,
  });
  return realpath(releaseFolder);
};

const toSiteEnvironment = ({ domain, port }: Place, backend: SiteBackend, order: Order): Record<string, string> => {
  return {
    PROJECT_DOMAIN: domain,
    SITE_URL: `http://localhost:${port}`,
    STORE_ROOT: '/',
    PUBLIC_BACKEND_URL: backend.publicUrl,
    PAYPAL_SCRIPT_URL: backend.providers.paypalScriptUrl,
    KLARNA_SCRIPT_URL: backend.providers.klarnaScriptUrl,
    BACKEND_URL: backend.url,
    ...backend.credentials,
    // Not the developer's own from .env.
    OFFLINE: 'true',
    LOGIN_URL: domain === loginDomain ? backend.loginUrl : '',
    MATOMO_URL: domain === analyticsDomain ? backend.matomoUrl : '',
    MATOMO_SITE_ID: domain === analyticsDomain ? '7' : '',
    SPECIMENS: domain === specimensDomain ? 'true' : '',
    ...(order === 'earlier' && earlierEnvironment),
  };
};

/** Serves a release until the session ends. */
const openSite = async ({ domain, port }: Place, releaseFolder: string, session: Session): Promise<BuiltSite> => {
  const host = await createSiteHost({ releaseFolder });
  session.onEnd(() => host.close());
  await host.listen({ port, host: 'localhost' });
  return { domain, url: `http://localhost:${port}`, releaseFolder };
};

/** The stand-in for Matomo, a third host to the sites, until the session ends. */
const startMatomo = async (port: number, session: Session): Promise<string> => {
  const matomo = createMatomo();
  session.onEnd(() => new Promise((resolve) => matomo.close(() => resolve())));
  await new Promise<void>((resolve) => matomo.listen(port, 'localhost', resolve));
  return `http://localhost:${port}`;
};

/** A folder that goes with the session, and with it the database that a start by root keeps elsewhere. */
const createDataFolder = async (session: Session): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-test-'));
  session.onEnd(async () => {
    const databaseFolder = dirname(toClusterFolder(folder, process.getuid?.() === 0));
    for (const place of [databaseFolder, folder]) await rm(place, { recursive: true, force: true });
  });
  return folder;
};

/** What the browser tests read. */
export const toTestEnvironment = (world: TestWorld): Record<string, string> => {
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
