// A small Matomo on a separate host: script, tracker and opt-out page, limited to what the site uses. The script is
// served as text, so it must not refer to anything outside its function.
import { createServer, type Server } from 'node:http';

const optOutPage =
  '<!DOCTYPE html><html lang="de"><title>Opt-out</title><h1>Matomo</h1>' +
  '<label><input type="checkbox" checked> Diese Website darf Besuche messen.</label></html>';

/** A server that responds like Matomo; the caller starts and closes it. */
export const createMatomoStandIn = (): Server =>
  createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const isOptOut = searchParams.get('module') === 'CoreAdminHome' && searchParams.get('action') === 'optOut';
    if (pathname === '/matomo.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${runMatomo.toString()})()`);
    } else if (pathname === '/matomo.php' && searchParams.get('rec') === '1' && searchParams.get('idsite')) {
      response.writeHead(204).end();
    } else if (pathname === '/index.php' && isOptOut) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(optOutPage);
    } else {
      response.writeHead(400).end();
    }
  });

type Command = [name: string, ...parameters: string[]];

/** Runs in the browser: processes the queue, stores the consent in Matomo's cookie, and sends hits to the tracker. */
const runMatomo = (): void => {
  const page = window as { _paq?: { push: (command: Command) => unknown } };
  const state = { trackerUrl: '', siteId: '', url: '', title: '', referrer: '', needsConsent: false, isGiven: false };
  const waiting: Record<string, string>[] = [];

  const send = (hit: Record<string, string>): void => {
    if (!state.trackerUrl || !state.siteId) throw new Error('Matomo: setTrackerUrl and setSiteId come first.');
    if (state.needsConsent && !state.isGiven) {
      waiting.push(hit);
      return;
    }
    const query = new URLSearchParams({
      ...hit,
      idsite: state.siteId,
      rec: '1',
      url: state.url,
      urlref: state.referrer,
    });
    new Image().src = `${state.trackerUrl}?${query.toString()}`;
  };
  const setCookie = (name: string, seconds: number): void => {
    document.cookie = `${name}=${Date.now()}; path=/; max-age=${seconds}; SameSite=Lax`;
  };

  const commands: Record<string, (parameter: string) => void> = {
    setTrackerUrl: (value) => (state.trackerUrl = value),
    setSiteId: (value) => (state.siteId = value),
    setCustomUrl: (value) => (state.url = value),
    setReferrerUrl: (value) => (state.referrer = value),
    discardHashTag: () => undefined,
    setDocumentTitle: (value) => (state.title = value),
    requireConsent: () => {
      state.needsConsent = true;
      state.isGiven = document.cookie.includes('mtm_consent=');
    },
    rememberConsentGiven: () => {
      state.isGiven = true;
      setCookie('mtm_consent_removed', 0);
      setCookie('mtm_consent', 946_080_000);
      for (const hit of waiting.splice(0)) send(hit);
    },
    forgetConsentGiven: () => {
      state.isGiven = false;
      setCookie('mtm_consent', 0);
      setCookie('mtm_consent_removed', 946_080_000);
    },
    enableJSErrorTracking: () => {
      window.addEventListener('error', ({ message, filename, lineno }) => {
        send({ e_c: 'JavaScript Errors', e_a: `${filename}:${lineno}`, e_n: message });
      });
    },
    trackPageView: () => send({ action_name: state.title }),
  };

  const run = ([name, parameter = '']: Command): void => {
    const command = commands[name];
    if (!command) throw new Error(`Unknown Matomo command "${name}".`);
    command(parameter);
  };
  const queue = page._paq as unknown as Command[];
  page._paq = { push: run };
  for (const command of queue) run(command);
};
