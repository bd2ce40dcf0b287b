// The search of the order service from the browser: what is asked, and what becomes of a failure.
import { afterEach, expect, it, vi } from 'vitest';
import { requestProductSearchResult } from './product-search.ts';

// Read at import time.
vi.hoisted(() => {
  vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example');
  vi.stubEnv('GATSBY_PROJECT_DOMAIN', 'muster.example');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const interpretation = { filters: [], correctedQuery: null, ignoredWords: [], isNearest: false };
const found = { total: 0, page: 1, interpretation, hasUnknownFilter: false, facets: null, suggestions: null };

const answerWith = (answer: () => Response | Promise<Response>) => {
  const fetch = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve().then(answer));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const search = () => requestProductSearchResult('fr', 'list', '?q=bague&tag=gift&tag=new');

it('asks for products of the site’s own project', async () => {
  const fetch = answerWith(() => Response.json({ status: 'ok', products: [], ...found }));
  expect(await search()).toMatchObject({ products: [], ...found });
  const url = new URL(fetch.mock.lastCall?.[0] ?? '');
  expect(url.origin + url.pathname).toBe('https://backend.example/ecom/search');
  expect([...url.searchParams].toSorted()).toEqual([
    ['filters', 'attribute'],
    ['language', 'fr'],
    ['project', 'muster.example'],
    ['q', 'bague'],
    ['tag', 'gift'],
    ['tag', 'new'],
    ['view', 'list'],
  ]);
});

it.each<[string, () => Response | Promise<Response>, string, number | undefined, boolean]>([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch')), 'network', undefined, true],
  ['that takes too long', () => Response.json({ code: 'search_unavailable' }, { status: 503 }), 'unknown', 503, true],
  ['that some proxy answers', () => new Response('<h1>Not found</h1>', { status: 404 }), 'unknown', 404, false],
  ['answered with a page', () => new Response('<h1>Hello</h1>'), 'invalidJson', 200, false],
])('throws for a search %s', async (_name, answer, kind, status, retryable) => {
  answerWith(answer);
  await expect(search()).rejects.toMatchObject({ name: 'BackendError', kind, status, retryable });
});

it('leaves out filters that only a newer service knows', async () => {
  const known = { kind: 'attribute', words: 'pour homme', label: 'Homme' };
  const filters = [{ kind: 'colour', words: 'rouge', label: 'Rouge' }, known];
  answerWith(() =>
    Response.json({ status: 'ok', products: [], ...found, interpretation: { ...interpretation, filters } }),
  );
  expect((await search()).interpretation.filters).toEqual([known]);
});

it('throws for an answer that does not match the contract', async () => {
  answerWith(() => Response.json({ status: 'ok', products: [] }));
  await expect(search()).rejects.toMatchObject({ name: 'ZodError' });
});
