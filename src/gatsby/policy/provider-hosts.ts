// Which hosts the outside parties need in a page: the scripts they load, what those ask, and what they show. Called by
// plan-policy.ts.
import type { PageSources } from '../../../contract/site-policy.ts';

type Hosts = Partial<Omit<PageSources, 'opensWindows' | 'forms'>>;

/** Of PayPal's script (JavaScript SDK v6): its own documentation names both domains whole. */
const paypalDomains = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

/** Of Klarna's script: its hosts differ by country and even by browser, so that only its domains are known. */
const klarnaDomains = ['https://*.klarna.com', 'https://*.klarnacdn.net'];

/** Klarna's script reports to it what was seen. */
const klarnaReports = 'https://*.klarnaevt.com';

export const toPaypalHosts = (scriptUrl: string): Hosts =>
  isBelow(scriptUrl, 'paypal.com') ? toEverything(paypalDomains) : toEverything([toOrigin(scriptUrl)]);

export const toKlarnaHosts = (scriptUrl: string): Hosts => {
  if (!isBelow(scriptUrl, 'klarnacdn.net')) return toEverything([toOrigin(scriptUrl)]);
  const hosts = toEverything(klarnaDomains);
  return { ...hosts, connections: [...klarnaDomains, klarnaReports] };
};

/** Script, counting, its picture where scripts may not ask, and the frame in which visitors object. */
export const toMatomoHosts = (url: string): Hosts => toEverything([toOrigin(url)]);

/** The brand's script and the frame that it puts into the page. */
export const retailerClockHosts: Hosts = { scripts: ['https://static.rolex.com'], frames: ['https://*.rolex.com'] };

const toEverything = (sources: string[]): Hosts => ({
  scripts: sources,
  connections: sources,
  pictures: sources,
  frames: sources,
});

export const toOrigin = (url: string): string => new URL(url).origin;

const isBelow = (url: string, domain: string): boolean => `.${new URL(url).hostname}`.endsWith(`.${domain}`);
