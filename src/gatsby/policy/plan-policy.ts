// Decides what the pages of the site may load from where (docs/decisions/029). Pure; called by write-policy.ts.
import { locales } from '../../../contract/locale.ts';
import type { PageSources, SitePolicy } from '../../../contract/site-policy.ts';
import type { RouteTable } from '../../i18n/routes.ts';
import { retailerClockHosts, toKlarnaHosts, toMatomoHosts, toOrigin, toPaypalHosts } from './provider-hosts.ts';

export interface PolicyFacts {
  siteUrl: string | undefined;
  publicBackendUrl: string;
  analyticsUrl: string | undefined;
  paymentScripts: { paypalUrl: string; klarnaUrl: string };
  routes: RouteTable;
  /** Where the site has the retailer clock: the paths of the pages that must not show it; otherwise `undefined`. */
  clocklessPaths: readonly string[] | undefined;
  /** Of the inline scripts, as `sha256-…`. */
  scriptHashes: readonly string[];
}

/** Provider hosts only where they are needed: payments in the checkout, the clock where its header may show it. */
export const planPolicy = (facts: PolicyFacts): SitePolicy => {
  const backend = toOrigin(facts.publicBackendUrl);
  const own: PageSources = {
    scripts: [],
    connections: [backend],
    pictures: [backend],
    frames: [],
    forms: [backend],
    opensWindows: false,
  };
  const plain = facts.analyticsUrl === undefined ? own : withHosts(own, toMatomoHosts(facts.analyticsUrl));
  const usual = facts.clocklessPaths ? withHosts(plain, retailerClockHosts) : plain;
  const payments = [toPaypalHosts(facts.paymentScripts.paypalUrl), toKlarnaHosts(facts.paymentScripts.klarnaUrl)];
  const checkout: PageSources = { ...payments.reduce(withHosts, usual), opensWindows: true };
  const { checkout: checkoutPaths } = facts.routes;
  return {
    siteUrl: facts.siteUrl ?? null,
    scriptHashes: [...facts.scriptHashes],
    usual,
    special: [
      ...(checkoutPaths ? [{ paths: locales.map((locale) => checkoutPaths[locale]), sources: checkout }] : []),
      ...(facts.clocklessPaths ? [{ paths: [...facts.clocklessPaths], sources: plain }] : []),
    ],
  };
};

const withHosts = (sources: PageSources, hosts: Partial<PageSources>): PageSources => ({
  ...sources,
  scripts: joined(sources.scripts, hosts.scripts),
  connections: joined(sources.connections, hosts.connections),
  pictures: joined(sources.pictures, hosts.pictures),
  frames: joined(sources.frames, hosts.frames),
});

const joined = (first: readonly string[], second: readonly string[] = []): string[] => [
  ...new Set([...first, ...second]),
];
