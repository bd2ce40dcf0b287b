// Decides which sources the pages may load from (docs/decisions/029): their own inline scripts by hash, and third
// parties. Pure.
import { createHash } from 'node:crypto';
import { locales } from '../../../contract/locale.ts';
import type { PageCspSources, SiteSecurityPolicy } from '../../../contract/site-security-policy.ts';
import type { LocalizedRouteTable } from '../../../domain/localized-route-table.ts';

export interface SiteSecurityPolicyInput {
  siteUrl: string | undefined;
  publicBackendUrl: string;
  analyticsUrl: string | undefined;
  paymentScripts: { paypalUrl: string; klarnaUrl: string };
  routes: LocalizedRouteTable;
  /** Paths of pages without the retailer clock; `undefined` if the site has none. */
  clocklessPaths: readonly string[] | undefined;
  /** Hashes of the inline scripts, as `sha256-…`. */
  scriptHashes: readonly string[];
}

/**
 * Allows provider hosts only where they are needed: payments in the checkout, the retailer clock where the header may
 * show it.
 */
export const toSiteSecurityPolicy = (source: SiteSecurityPolicyInput): SiteSecurityPolicy => {
  const backend = toOrigin(source.publicBackendUrl);
  const own: PageCspSources = {
    scripts: [],
    connections: [backend],
    pictures: [backend],
    frames: [],
    forms: [backend],
    opensWindows: false,
  };
  const plain = source.analyticsUrl === undefined ? own : withHosts(own, toMatomoHosts(source.analyticsUrl));
  const usual = source.clocklessPaths ? withHosts(plain, retailerClockHosts) : plain;
  const payments = [toPaypalHosts(source.paymentScripts.paypalUrl), toKlarnaHosts(source.paymentScripts.klarnaUrl)];
  const checkout: PageCspSources = { ...payments.reduce(withHosts, usual), opensWindows: true };
  const { checkout: checkoutPaths } = source.routes;
  return {
    siteUrl: source.siteUrl ?? null,
    scriptHashes: [...source.scriptHashes],
    usual,
    special: [
      ...(checkoutPaths ? [{ paths: locales.map((locale) => checkoutPaths[locale]), sources: checkout }] : []),
      ...(source.clocklessPaths ? [{ paths: [...source.clocklessPaths], sources: plain }] : []),
    ],
  };
};

const withHosts = (sources: PageCspSources, hosts: Partial<PageCspSources>): PageCspSources => ({
  ...sources,
  scripts: joined(sources.scripts, hosts.scripts),
  connections: joined(sources.connections, hosts.connections),
  pictures: joined(sources.pictures, hosts.pictures),
  frames: joined(sources.frames, hosts.frames),
});

const joined = (first: readonly string[], second: readonly string[] = []): string[] => [
  ...new Set([...first, ...second]),
];

type Hosts = Partial<Omit<PageCspSources, 'opensWindows' | 'forms'>>;

/** Hosts of PayPal's script (JavaScript SDK v6), as its documentation names them. */
const paypalDomains = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

/** Hosts of Klarna's script. They differ by country and even by browser, so only the domains are known. */
const klarnaDomains = ['https://*.klarna.com', 'https://*.klarnacdn.net'];

/** Klarna's script sends its analytics here. */
const klarnaReports = 'https://*.klarnaevt.com';

/** Hosts per third party: the scripts they load, the requests they send, and what they display. */
const toPaypalHosts = (scriptUrl: string): Hosts =>
  isBelow(scriptUrl, 'paypal.com') ? toEverything(paypalDomains) : toEverything([toOrigin(scriptUrl)]);

const toKlarnaHosts = (scriptUrl: string): Hosts => {
  if (!isBelow(scriptUrl, 'klarnacdn.net')) return toEverything([toOrigin(scriptUrl)]);
  const hosts = toEverything(klarnaDomains);
  return { ...hosts, connections: [...klarnaDomains, klarnaReports] };
};

/** Script, tracking requests, tracking pixel, and the opt-out frame. */
const toMatomoHosts = (url: string): Hosts => toEverything([toOrigin(url)]);

/** The brand's script and its frame. */
const retailerClockHosts: Hosts = { scripts: ['https://static.rolex.com'], frames: ['https://*.rolex.com'] };

const toEverything = (sources: string[]): Hosts => ({
  scripts: sources,
  connections: sources,
  pictures: sources,
  frames: sources,
});

const toOrigin = (url: string): string => new URL(url).origin;

const isBelow = (url: string, domain: string): boolean => `.${new URL(url).hostname}`.endsWith(`.${domain}`);

/** The hash of an inline script for a Content-Security-Policy. */
export const toCspScriptHash = (source: string): string =>
  `sha256-${createHash('sha256').update(source, 'utf8').digest('base64')}`;

const scriptElement = /<script\b([^>]*)>([^]*?)<\/script>/g;
const styleElement = /<style\b[^]*?<\/style>/g;
/** Matches an inline event handler; scripts, styles and attribute values are removed before. */
const handler = /<[a-z][^<>]*\s(on[a-z]+)=/i;

/** JSON in a script tag does not run, so the policy need not allow it. */
const isData = (attributes: string): boolean => /\btype="application\/(?:ld\+)?json"/.test(attributes);

/**
 * @param scripts sources of all inline scripts of the site
 * @throws Error naming the first script or event handler that a browser would block
 */
export const checkInlineScriptsAreAllowed = (html: string, page: string, scripts: ReadonlySet<string>): void => {
  for (const [, attributes = '', source = ''] of html.matchAll(scriptElement)) {
    if (isData(attributes) || /\ssrc="\/(?!\/)/.test(attributes) || scripts.has(source)) continue;
    throw new Error(
      `${page} has a script that browsers would refuse: ${(/\ssrc="[^"]*"/.exec(attributes)?.[0] ?? source).trim().slice(0, 80)}. ` +
        'An inline script has to be a constant of the list in src/app/allowed-inline-scripts.ts, a file one of this site.',
    );
  }
  const markup = html
    .replaceAll(scriptElement, '')
    .replaceAll(styleElement, '')
    .replaceAll(/="[^"]*"/g, '=');
  const found = handler.exec(markup)?.[1];
  if (found !== undefined)
    throw new Error(`${page} has an element with ${found}="…", which browsers would refuse to run.`);
};
