import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BuildResult } from '../../contract/publishing/site-build-status.ts';
import { formatBuildFailureCause } from '../../domain/publishing/format-build-failure.ts';
import {
  type PreviewLinkQuery,
  previewLinkLifetimeMs,
  previewPagePathsFile,
} from '../../contract/publishing/preview-link.ts';
import { createSignedPreviewUrl } from '../../domain/publishing/signed-preview-url.ts';
import { type SiteSecurityPolicy, siteSecurityPolicyFile } from '../../contract/site-security-policy.ts';
import { createPreviewHost, toPageHtmlWithPreviewBanner } from './preview-host.ts';
import { getSiteHostTranslator } from '../../domain/site-host-message-translator.ts';

describe('preview host', () => {
  const secret = 'a secret of both';
  const link: PreviewLinkQuery = {
    project: 'arnsberg-tochter.example',
    collection: 'ecommerce_product',
    item: 'draft',
    locale: 'de',
    content: 'ab'.repeat(32),
  };
  const files: Record<string, string> = {
    'produkte/ring/index.html': '<html lang="de"><head></head><body><h1>Ring</h1></body></html>',
    'fr/404.html': '<html lang="fr"><head></head><body><h1>Introuvable</h1></body></html>',
    'app-0123456789abcdef0123.js': 'say()',
    'page-data/index/page-data.json': '{}',
    'sw.js': 'worker',
    [siteSecurityPolicyFile]: JSON.stringify({
      siteUrl: null,
      scriptHashes: ['sha256-abc='],
      special: [],
      usual: {
        scripts: ['https://clock.example'],
        connections: ['https://backend.example'],
        pictures: [],
        frames: [],
        forms: ['https://backend.example'],
        opensWindows: false,
      },
    } satisfies SiteSecurityPolicy),
    [previewPagePathsFile]: JSON.stringify({
      collection: 'ecommerce_product',
      item: 'draft',
      paths: { de: '/produkte/ring', en: '/en/products/ring', fr: '/fr/produits/ring' },
    }),
  };

  let folder: string;
  let host: FastifyInstance;
  let endBuild: (result: BuildResult) => void;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'previews-'));
    host = await createPreviewHost({
      project: link.project,
      secret,
      releasesFolder: folder,
      previewUrl: 'https://preview.example',
      backendUrl: 'https://backend.example',
      runBuild: (_job, { onStage }) => {
        onStage('pages');
        return new Promise((end) => (endBuild = end));
      },
      log: () => undefined,
    });
  });
  afterEach(async () => {
    endBuild({ kind: 'failed', stage: 'pages', cause: 'unknown', details: [] });
    await host.close();
    await rm(folder, { recursive: true });
  });

  const finishBuild = async () => {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, 'release-1', name)), { recursive: true });
      await writeFile(join(folder, 'release-1', name), content);
    }
    endBuild({ kind: 'built', release: 'release-1', pageCount: 1, changedFileCount: 1, stages: [] });
  };

  const get = (url: string, cookie = '') => host.inject({ method: 'GET', url, headers: { cookie } });

  /** The path of a signed link. */
  const toPath = async (change: Partial<PreviewLinkQuery> = {}, timeMs = Date.now(), by = secret) =>
    (await createSignedPreviewUrl('', by, { ...link, ...change }, timeMs)).slice(0);

  const open = async (change: Partial<PreviewLinkQuery> = {}) => {
    const answer = await get(await toPath(change));
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
    return { answer, cookie };
  };

  describe('a visitor with a link', () => {
    it('waits for the build, is redirected to the page of the record, and sees the preview banner', async () => {
      const { answer, cookie } = await open();
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/open/wait']);
      expect(answer.headers['set-cookie']).toMatch(/; SameSite=None; Secure; Partitioned$/);
      const waiting = await get('/open/wait?after=queued', cookie);
      expect(waiting.body).toContain(`<h1>${getSiteHostTranslator('de')('preview.building.title')}</h1>`);
      expect(waiting.body).toContain('content="1;url=/open/wait?after=building"');
      const pendingResponse = get('/open/wait?after=building', cookie);
      await finishBuild();
      const ready = await pendingResponse;
      expect([ready.statusCode, ready.headers.location]).toEqual([303, '/produkte/ring']);
      const page = await get('/produkte/ring', cookie);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<html data-preview lang="de">');
      expect(page.body).toContain(getSiteHostTranslator('de')('preview.banner'));
      expect(page.body).toContain('<h1>Ring</h1>');
    });

    it('is redirected immediately if nothing has changed, to the page in the language of the link', async () => {
      await open();
      await finishBuild();
      await expect.poll(async () => (await open({ locale: 'fr' })).answer.headers.location).toBe('/fr/produits/ring');
      expect((await open({ content: 'cd'.repeat(32) })).answer.headers.location).toBe('/open/wait');
    });

    it('sees why the build failed', async () => {
      const { cookie } = await open({ locale: 'en' });
      endBuild({ kind: 'failed', stage: 'pages', cause: 'content', details: ['page 1, field "slug": <missing>'] });
      const page = await get('/open/wait?after=building', cookie);
      expect(page.body).toContain(getSiteHostTranslator('en')('preview.failed.title'));
      expect(page.body).toContain(formatBuildFailureCause('content', 'en'));
      expect(page.body).toContain('page 1, field &#34;slug&#34;: &#60;missing&#62;');
      expect(page.body).not.toContain('refresh');
    });

    it('can access only the pages and files of that release', async () => {
      const { cookie } = await open();
      await finishBuild();
      await expect.poll(async () => (await get('/produkte/ring', cookie)).statusCode).toBe(200);
      const script = await get('/app-0123456789abcdef0123.js', cookie);
      expect([script.body, script.headers['cache-control']]).toEqual(['say()', 'private, max-age=3600, immutable']);
      expect((await get('/page-data/index/page-data.json', cookie)).headers['cache-control']).toBe('no-store');
      const missing = await get('/fr/rien', cookie);
      expect([missing.statusCode, missing.body.includes('Introuvable')]).toEqual([404, true]);
      for (const url of ['/sw.js', `/${previewPagePathsFile}`, '/..%2frelease-1/sw.js', '/app-1.js']) {
        expect((await get(url, cookie)).statusCode, url).toBe(404);
      }
    });

    it('is redirected to a new preview if the release was removed', async () => {
      const { cookie } = await open();
      await finishBuild();
      await expect.poll(async () => (await get('/produkte/ring', cookie)).statusCode).toBe(200);
      await rm(join(folder, 'release-1'), { recursive: true });
      expect((await get('/produkte/ring', cookie)).headers.location).toBe('/open/wait');
      expect((await get('/page-data/index/page-data.json', cookie)).statusCode).toBe(404);
      expect((await get('/open/wait?after=queued', cookie)).body).toContain(
        getSiteHostTranslator('de')('preview.building.title'),
      );
    });
  });

  describe('refuses', () => {
    it.each([
      ['an expired link', () => toPath({}, Date.now() - previewLinkLifetimeMs), 'too_old'],
      ['a link signed with another secret', () => toPath({}, Date.now(), 'another'), 'invalid'],
      ['a link to another record', async () => (await toPath()).replace('draft', 'other'), 'invalid'],
      ['a link to another project', () => toPath({ project: 'nordlicht.example' }), 'other_project'],
      ['a missing link', () => Promise.resolve('/open'), 'invalid'],
    ] as const)('%s', async (_what, toUrl, code) => {
      const answer = await get(await toUrl());
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.body).toContain(getSiteHostTranslator('de')(`preview.refusals.${code}.title`));
    });

    it.each(['/', '/produkte/ring', '/open/wait', '/app-0123456789abcdef0123.js', '/page-data/index/page-data.json'])(
      '%s without a valid cookie',
      async (url) => {
        await open();
        await finishBuild();
        for (const cookie of ['', 'preview=eA.99999999999999.' + 'a'.repeat(64)]) {
          const answer = await get(url, cookie);
          expect(answer.statusCode).toBe(403);
          expect(answer.body).toContain(getSiteHostTranslator('de')('preview.refusals.no_visit.title'));
        }
      },
    );

    it('a cookie of another project', async () => {
      const { cookie } = await open();
      const other = await createPreviewHost({
        project: 'nordlicht.example',
        secret,
        releasesFolder: folder,
        previewUrl: 'https://preview.example',
        backendUrl: 'https://backend.example',
        runBuild: () => Promise.reject(new Error('No build is expected.')),
        log: () => undefined,
      });
      for (const url of ['/', '/open/wait']) {
        expect((await other.inject({ method: 'GET', url, headers: { cookie } })).statusCode).toBe(403);
      }
      await other.close();
    });

    it('methods other than GET and HEAD', async () => {
      const { cookie } = await open();
      const answer = await host.inject({ method: 'POST', url: '/produkte/ring', headers: { cookie } });
      expect(answer.statusCode).toBe(405);
    });
  });

  it('forbids indexing, caching and framing, and its pages cannot write to the shop', async () => {
    const { cookie } = await open();
    await finishBuild();
    await expect.poll(async () => (await get('/produkte/ring', cookie)).statusCode).toBe(200);
    for (const answer of [await get('/produkte/ring', cookie), await get('/'), await get('/robots.txt')]) {
      expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(answer.headers['cache-control']).toBe('no-store');
      const policy = answer.headers['content-security-policy'];
      expect(policy).toContain("frame-ancestors 'self' https://backend.example;");
      expect(policy).toContain("connect-src 'self' https://backend.example/items/;");
    }
    expect((await get('/robots.txt')).body).toContain('Disallow: /');
    const pagePolicy = (await get('/produkte/ring', cookie)).headers['content-security-policy'];
    expect(pagePolicy).toContain("script-src 'self' 'sha256-abc=' https://clock.example;");
    expect(pagePolicy).toContain("form-action 'self';");
  });
});

it('adds a banner in the page’s language, outside of the element that React hydrates', () => {
  const page = toPageHtmlWithPreviewBanner(
    '<!DOCTYPE html><html lang="fr"><head><title>A</title></head><body class="b"><div id="___gatsby">',
  );
  expect(page).toContain('<html data-preview lang="fr">');
  expect(page).toContain('<head><meta name="robots" content="noindex, nofollow"><title>');
  expect(page).toMatch(/<body class="b"><aside aria-label="Aperçu" [^>]*>Aperçu[^<]*<\/aside><div id="___gatsby">/);
});

it('shows the banner in German if the page has no language', () => {
  expect(toPageHtmlWithPreviewBanner('<html><head></head><body>')).toMatch(/<html data-preview>.*Vorschau/);
});
