import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ContentNoticeInput } from '../../domain/content-checks/content-notice-collector.ts';
import { createAndActivateRelease, type CreatedRelease } from '../site/create-and-activate-release.ts';
import { rollBackToRelease } from '../site/restore-release.ts';
import { checkRelease } from './check-release.ts';

let folder: string;
let lines: string[];
let notices: ContentNoticeInput[];

const description = '<meta name="description" content="Was hier steht">';
const shareImage = '<meta property="og:image" content="https://a.example/static/1/ring.jpg">';

const toPage = (body: string, head = description + shareImage) =>
  `<!DOCTYPE html><html lang="de"><head><title>Seite</title>${head}</head><body><h1>Seite</h1>${body}</body></html>`;

/** A site with two pages, an image and a redirect; `changes` replace or remove (`undefined`) files. */
const site: Record<string, string | undefined> = {
  'index.html': toPage(
    '<a href="/kontakt#zeiten">a</a><a href="/SCHAUFENSTER">b</a><img src="/static/1/ring.jpg" alt="">',
  ),
  'kontakt/index.html': toPage('<a href="https://a.example/">a</a><p id="zeiten">b</p><a href="#zeiten">c</a>'),
  '404.html': toPage('<a href="#top">a</a>'),
  'static/1/ring.jpg': 'ring',
  'page-data/index/page-data.json': '{"staticQueryHashes":["7"]}',
  'page-data/kontakt/page-data.json': '{}',
  'page-data/404.html/page-data.json': '{}',
  'page-data/sq/d/7.json': '{}',
  '_redirects.json': '[{"from":"/schaufenster","to":"/","status":302}]',
  '.pages.json': '{"pages":["/","/404.html","/kontakt"],"clientOnly":["/konto/*"]}',
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'));
  lines = [];
  notices = [];
});
afterEach(() => rm(folder, { recursive: true }));

const publish = async (
  changes: Record<string, string | undefined> = {},
  acceptsSize = false,
): Promise<CreatedRelease> => {
  for (const [path, content] of Object.entries({ ...site, ...changes })) {
    const file = join(folder, 'public', path);
    await mkdir(dirname(file), { recursive: true });
    await (content === undefined ? rm(file, { force: true }) : writeFile(file, content));
  }
  const options = { siteUrl: 'https://a.example', backendUrl: 'https://b.example', acceptsSize };
  return createAndActivateRelease(join(folder, 'public'), join(folder, 'releases'), {
    check: (draft) =>
      checkRelease(draft, {
        ...options,
        log: (line) => lines.push(line),
        report: (notice) => notices.push(notice),
      }),
  });
};

it('accepts builds after a rollback, compared with the restored release', async () => {
  await publish();
  const toContact = (text: string) => toPage(`<a href="https://a.example/">a</a><p id="zeiten">${text}</p>`);
  await publish({ 'kontakt/index.html': toContact('faulty') });
  const releases = join(folder, 'releases');
  await rollBackToRelease(releases, undefined);
  const readLive = () => readFile(join(releases, 'current', 'kontakt', 'index.html'), 'utf8');
  expect(await readLive()).toBe(site['kontakt/index.html']);
  for (const page of [toContact('faulty'), toContact('corrected')]) {
    await publish({ 'kontakt/index.html': page });
    expect(await readLive()).toBe(page);
  }
});

it('accepts a valid release', async () => {
  expect(await publish()).toMatchObject({ pageCount: 3, changedCount: 10 });
  expect(lines).toEqual(['checked 3 pages, 6 of 6 documents read']);
});

it.each([
  ['a page is missing', { 'kontakt/index.html': undefined, 'index.html': toPage('') }, '/kontakt → kontakt/index.html'],
  ['its data is missing', { 'page-data/kontakt/page-data.json': undefined }, '/kontakt → page-data/kontakt'],
  ['data of its data is missing', { 'page-data/sq/d/7.json': undefined }, '→ /page-data/sq/d/7.json'],
  ['a page is cut off', { 'index.html': toPage('').slice(0, -9) }, '/: the end is missing'],
  ['a page is empty', { '404.html': '<!DOCTYPE html><html><head></head><body></body></html>' }, '/404.html: <title>?'],
  ['a page has no description', { '404.html': toPage('', shareImage) }, '/404.html: <meta name="description">?'],
  ['a page has no share image', { '404.html': toPage('', description) }, '/404.html: <meta property="og:image">?'],
  ['an image is missing', { 'static/1/ring.jpg': undefined }, '/ → /static/1/ring.jpg'],
  ['a link is broken', { '404.html': toPage('<a href="/uhren">a</a>') }, '/404.html → /uhren'],
  ['a link leads to the 404 page', { 'index.html': toPage('<a href="/404.html">a</a>') }, '/ → /404.html'],
  [
    'a link leads to a file that is not served',
    { 'index.html': toPage('<a href="/_redirects.json">a</a>') },
    '/ → /_red',
  ],
  ['a link is not a valid address', { '404.html': toPage('<a href="https://">a</a>') }, '/404.html → https://'],
  ['a link with an anchor is broken', { '404.html': toPage('<a href="/uhren#x">a</a>') }, '/404.html → /uhren#x'],
])('rejects a release where %s', async (_case, changes, problem) => {
  await expect(publish(changes)).rejects.toThrow(problem);
  expect(await readdir(join(folder, 'releases'))).toEqual([]);
});

it.each([
  ['on another page', { 'kontakt/index.html': toPage('') }, '/ → /kontakt#zeiten', '/kontakt#zeiten'],
  ['on the same page', { 'index.html': toPage('<a href="#x">a</a>') }, '/ → #x', '#x'],
])(
  'accepts a release where an anchor is missing %s, and reports it with its record',
  async (_case, changes, line, detail) => {
    const records = { '/': { collection: 'page', item: '1' } };
    await publish({ ...changes, '.page-records.json': JSON.stringify(records) });
    expect(lines).toContain(`no such anchor: ${line}`);
    expect(notices).toEqual([{ collection: 'page', item: '1', code: 'anchor_missing', detail }]);
  },
);

it('accepts a path that is resolved in the browser', async () => {
  await expect(publish({ '404.html': toPage('<a href="/konto/adressen">a</a>') })).resolves.toBeDefined();
});

it('parses only changed documents again, and still finds links that have become broken', async () => {
  await publish();
  await publish({ '404.html': toPage('<p>neu</p>') });
  expect(lines.at(-1)).toBe('checked 3 pages, 1 of 6 documents read');
  const changes = { '404.html': toPage(''), 'static/1/ring.jpg': undefined };
  await expect(publish(changes)).rejects.toThrow('/ → /static/1/ring.jpg');
});

it('rejects a page that shrinks too much unless the size is accepted', async () => {
  await publish({ '404.html': toPage('<p>Text</p>'.repeat(500)) });
  const problem = '/404.html: 6 kB → 1 kB';
  await expect(publish()).rejects.toThrow(problem);
  await publish({}, true);
  expect(lines).toContain(`accepted: ${problem}`);
});

it("names the page's record, and none if the link is on pages of several records", async () => {
  const records = { '/': { collection: 'page', item: '1' }, '/kontakt': { collection: 'page', item: '2' } };
  const link = toPage('<p id="zeiten">a</p><a href="/uhren">b</a>');
  const of = { '.page-records.json': JSON.stringify(records), '404.html': toPage('') };
  const failure = { reason: { cause: 'broken_links', details: ['/kontakt → /uhren'] }, record: records['/kontakt'] };
  await expect(publish({ ...of, 'kontakt/index.html': link })).rejects.toMatchObject(failure);
  const everywhere = publish({ ...of, 'kontakt/index.html': link, 'index.html': link });
  await expect(everywhere).rejects.toMatchObject({ reason: { cause: 'broken_links' }, record: undefined });
  const faulty = (before: string) => toPage(`${before}<p id="zeiten" class="a" class="b">c</p>`);
  const alike = publish({ ...of, 'kontakt/index.html': faulty(''), 'index.html': faulty('<p>a</p>') });
  await expect(alike).rejects.toMatchObject({ reason: { cause: 'pages_faulty' }, record: undefined });
});
