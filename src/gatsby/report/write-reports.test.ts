import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BackendError } from '../../../contract/backend-error.ts';
import { buildFailureFile, buildFailurePayloadSchema } from '../../../contract/publishing/build-failure.ts';
import { ContentError } from '../read/validate-records.ts';
import { toBuildFailureNote, toPageRecords, toPlannedPages, writeBuildFailure } from './write-reports.ts';

it('tells of wrong content, with the record to open', () => {
  const record = { collection: 'branch', item: 'b' };
  const failure = { cause: 'content', details: ['branch b, field "city": is empty'], record } as const;
  expect(toBuildFailureNote(new ContentError(failure))).toEqual(failure);
});

it('tells of a backend that does not answer without a record, and of a bug not at all', () => {
  const note = toBuildFailureNote(new BackendError('network', { url: 'http://127.0.0.1:1/items/page?fields=id' }));
  expect(note).toMatchObject({ cause: 'backend_away', details: ['Network error (http://127.0.0.1:1/items/page)'] });
  expect(note).not.toHaveProperty('record');
  expect(toBuildFailureNote(new TypeError('undefined is not a function'))).toBeUndefined();
});

it('leaves the note where the build command looks for it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'failure-'));
  try {
    const failure = { cause: 'record_missing', details: ['page "home"'] } as const;
    await writeBuildFailure(folder, new ContentError(failure));
    const text = await readFile(join(folder, buildFailureFile), 'utf8');
    expect(buildFailurePayloadSchema.parse(JSON.parse(text))).toEqual(failure);
  } finally {
    await rm(folder, { recursive: true });
  }
});

type Records = Parameters<typeof toPageRecords>[0];

const records = {
  pages: [
    { id: 'p1', key: 'privacy' },
    { id: 'p2', key: 'imprint' },
    { id: 'p3', key: 'watches' },
    { id: 'p4', key: 'unknown' },
  ],
  brands: [{ id: 'b1', slug: 'longines', brand_type: 'watches' }],
  products: [{ id: 'e1', slug: 'ring-aus-gold' }],
} as unknown as Records;

it('says of which record a page is, in every language', () => {
  const found = toPageRecords(records);
  expect(found['/uhren']).toEqual({ collection: 'page', item: 'p3' });
  expect(found['/en/watches/longines']).toEqual({ collection: 'brand', item: 'b1' });
  expect(found['/fr/produits/ring-aus-gold']).toEqual({ collection: 'ecommerce_product', item: 'e1' });
  // French imprint and privacy share a page: the imprint's.
  expect(found['/fr/mentions-legales']).toEqual({ collection: 'page', item: 'p2' });
});

it('lists every page once, and the paths that only the browser knows', () => {
  const pages = [
    { path: '/kontakt' },
    { path: '/404.html', matchPath: null },
    { path: '/konto', matchPath: '/konto/*' },
  ];
  expect(toPlannedPages(pages)).toEqual({ pages: ['/404.html', '/kontakt', '/konto'], clientOnly: ['/konto/*'] });
});
