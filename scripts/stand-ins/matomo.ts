// A small Matomo on a host of its own: its script, its tracker and its page for objecting, as far as the site speaks to
// them. Started by the site stages; what the script does in the page stands in matomo-script.ts.
import { createServer, type Server } from 'node:http';
import { runMatomo } from './matomo-script.ts';

const optOutPage =
  '<!DOCTYPE html><html lang="de"><title>Opt-out</title><h1>Matomo</h1>' +
  '<label><input type="checkbox" checked> Diese Website darf Besuche messen.</label></html>';

/** A server that answers as Matomo does; the caller listens and closes. */
export const createMatomo = (): Server =>
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
