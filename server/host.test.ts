import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteHost } from './host.ts';

const script = 'console.log("app");\n'.repeat(20);
const files: Record<string, string | Buffer> = {
  'index.html': '<h1>Start</h1>',
  'kontakt/index.html': '<h1>Kontakt</h1>',
  'kontakt/index.html.br': brotliCompressSync('<h1>Kontakt</h1>'),
  '404.html': '<h1>Nicht gefunden</h1>',
  'en/404.html': '<h1>Not found</h1>',
  'fr/404/index.html': '<h1>Introuvable</h1>',
  'app-0123456789abcdef0123.js': script,
  'app-0123456789abcdef0123.js.br': brotliCompressSync(script),
  'app-0123456789abcdef0123.js.gz': gzipSync(script),
  'static/0a1b2c3d4e5f/ring.webp': 'image',
  'fonts/cormorant.v5.woff2': 'font',
  'fonts/LICENSE.txt': 'OFL',
  'page-data/index/page-data.json': '{}',
  'sw.js': '// worker',
  '.secret': 'hidden',
  '.well-known/security.txt': 'Contact: mailto:post@arnsberg-tochter.example',
  'static/share/trauringe-0123456789abcdef.jpg': 'image',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'en/manifest.webmanifest': '{}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '_redirects.json': JSON.stringify([
    { from: '/login', to: 'https://portal.example/login', status: 301 },
    { from: '/Schaufenster/', to: '/', status: 302 },
  ]),
};

let folder: string;
let host: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'host-'));
  await writeFile(join(folder, 'outside.txt'), 'outside');
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, 'release', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  host = await createSiteHost({ releaseFolder: join(folder, 'release') });
});

afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => host.inject({ method: 'GET', url, headers });

describe('paths', () => {
  it.each(['/kontakt', '/kontakt/', '/kontakt/index.html', '/kontakt?from=mail'])('serves %s in place', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('<h1>Kontakt</h1>');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('serves the home page', async () => {
    expect((await get('/')).body).toBe('<h1>Start</h1>');
  });

  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/kontakt/..%2f..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/..%5coutside.txt',
    '//outside.txt',
    '/.secret',
    '/_redirects.json',
    '/%5fredirects.json',
    '/app-0123456789abcdef0123.js.br',
    '/kontakt%00',
  ])('does not serve %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('outside');
  });

  it.each([
    ['/%E4', 'Nicht gefunden'],
    ['/%', 'Nicht gefunden'],
    ['/x%25y', 'Nicht gefunden'],
    ['/100%-gold?from=mail', 'Nicht gefunden'],
    ['/%E0%A4%A', 'Nicht gefunden'],
    ['/en/%E4', 'Not found'],
    ['/fr/%2', 'Introuvable'],
  ])('responds to the malformed path %s with the 404 page and all its headers', async (url, expected) => {
    const [answer, usual] = [await get(url), await get(url.startsWith('/fr') ? '/fr/nothing' : '/nothing')];
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(expected);
    expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(usual.headers).sort());
    expect(answer.headers['content-security-policy']).toBe(usual.headers['content-security-policy']);
    expect(answer.headers['cache-control']).toBe(usual.headers['cache-control']);
  });

  it('serves files below .well-known', async () => {
    expect((await get('/.well-known/security.txt')).statusCode).toBe(200);
  });
});

describe('compression', () => {
  it('prefers Brotli, then gzip, then the file itself', async () => {
    const url = '/app-0123456789abcdef0123.js';
    const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['content-type']).toMatch(/javascript/);
    expect(brotli.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    expect((await get(url, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get(url)).headers['content-encoding']).toBeUndefined();
  });

  it('serves a page without a compressed variant uncompressed, and a pretty path compressed', async () => {
    expect((await get('/', { 'accept-encoding': 'br' })).body).toBe('<h1>Start</h1>');
    const page = await get('/kontakt', { 'accept-encoding': 'br' });
    expect(page.headers['content-encoding']).toBe('br');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('caching', () => {
  it.each([
    ['/app-0123456789abcdef0123.js', 'public, max-age=31536000, immutable'],
    ['/static/0a1b2c3d4e5f/ring.webp', 'public, max-age=31536000, immutable'],
    ['/static/share/trauringe-0123456789abcdef.jpg', 'public, max-age=31536000, immutable'],
    ['/fonts/cormorant.v5.woff2', 'public, max-age=31536000, immutable'],
    ['/fonts/LICENSE.txt', 'public, max-age=0, must-revalidate'],
    ['/kontakt', 'public, max-age=0, must-revalidate'],
    ['/page-data/index/page-data.json', 'public, max-age=0, must-revalidate'],
    ['/favicon.svg', 'public, max-age=0, must-revalidate'],
    ['/robots.txt', 'public, max-age=0, must-revalidate'],
    ['/sitemap.xml', 'public, max-age=0, must-revalidate'],
    ['/en/manifest.webmanifest', 'public, max-age=0, must-revalidate'],
    ['/sw.js', 'no-cache'],
  ])('sets Cache-Control of %s', async (url, expected) => {
    expect((await get(url)).headers['cache-control']).toBe(expected);
  });

  it.each([
    ['/static/share/trauringe-0123456789abcdef.jpg', 'image/jpeg'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    ['/en/manifest.webmanifest', 'application/manifest+json'],
  ])('sets the content type of %s', async (url, expected) => {
    expect((await get(url)).headers['content-type']).toBe(expected);
  });

  it('responds with 304 to a browser that has the page', async () => {
    const etag = String((await get('/kontakt')).headers.etag);
    const repeated = await get('/kontakt', { 'if-none-match': etag });
    expect(repeated.statusCode).toBe(304);
    expect(repeated.body).toBe('');
  });
});

describe('missing pages', () => {
  it.each([
    ['/gibt-es-nicht', 'Nicht gefunden'],
    ['/en/nothing', 'Not found'],
    ['/fr/rien/du/tout', 'Introuvable'],
    ['/EN/nothing', 'Not found'],
    ['/it/niente', 'Nicht gefunden'],
    ['/404.html', 'Nicht gefunden'],
    ['/fr/404', 'Introuvable'],
  ])('responds to %s with status 404 in the language of the path', async (url, expected) => {
    const answer = await get(url, { 'if-none-match': '*', range: 'bytes=0-3' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(`<h1>${expected}</h1>`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('sends no page for a missing script', async () => {
    const answer = await get('/app-ffffffffffffffffffff.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  });
});

describe('redirects', () => {
  it.each([
    ['/login', 301, 'https://portal.example/login'],
    ['/LOGIN/', 301, 'https://portal.example/login'],
    ['/login?next=%2Fkasse', 301, 'https://portal.example/login?next=%2Fkasse'],
    ['/schaufenster', 302, '/'],
  ])('redirects %s with status %i', async (url, status, location) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers.location).toBe(location);
  });

  it('follows a new release and reports a malformed redirect table', async () => {
    const file = join(folder, 'release', '_redirects.json');
    await writeFile(file, JSON.stringify([{ from: '/neu', to: '/kontakt', status: 308 }]));
    expect((await get('/neu')).statusCode).toBe(308);
    await writeFile(file, JSON.stringify([{ from: 'neu' }]));
    const answer = await get('/kontakt');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('_redirects.json');
    await writeFile(file, String(files['_redirects.json']));
  });
});

describe('requests', () => {
  it('responds to HEAD like to GET, without a body', async () => {
    const answer = await host.inject({ method: 'HEAD', url: '/kontakt' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe('16');
    expect(answer.body).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('refuses %s', async (method) => {
    const answer = await host.inject({ method, url: '/kontakt', headers: { 'content-type': 'text/odd' } });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('sets the security headers on pages, refused requests and missing pages', async () => {
    for (const url of ['/', '/login', '/gibt-es-nicht', '/healthz']) {
      const { headers } = await get(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  it('responds to the health check', async () => {
    const answer = await get('/healthz');
    expect(answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

it('does not start without a release', async () => {
  await expect(createSiteHost({ releaseFolder: '/nowhere/at/all' })).rejects.toThrow('build the site first');
});

it('shows a placeholder page until the first release exists, then serves the release', async () => {
  const releaseFolder = join(folder, 'first');
  const waiting = await createSiteHost({ releaseFolder, awaitsRelease: true });
  try {
    const early = await waiting.inject('/fr/contact');
    expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '120']);
    expect(early.body).toContain('Ce site est en cours de préparation');
    expect((await waiting.inject('/app-0123456789abcdef0123.js')).statusCode).toBe(404);
    await symlink('release', releaseFolder);
    const page = await waiting.inject('/kontakt');
    expect([page.statusCode, page.body]).toEqual([200, '<h1>Kontakt</h1>']);
    expect((await waiting.inject('/fr/contact')).statusCode).toBe(404);
  } finally {
    await waiting.close();
  }
});
