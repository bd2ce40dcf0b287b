import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BackendError } from '../../../domain/backend-error.ts';
import { buildFailureFilePath, buildFailurePayloadSchema } from '../../../contract/publishing/build-failure.ts';
import { SiteBuildContentError } from '../read/validate-records.ts';
import {
  errorToBuildFailurePayload,
  toRecordsByPagePath,
  toExpectedReleasePages,
  writeBuildFailureFile,
} from './write-build-reports.ts';

it('reports invalid content with its record', () => {
  const record = { collection: 'branch', item: 'b' };
  const failure = { cause: 'content', details: ['branch b, field "city": is empty'], record } as const;
  expect(errorToBuildFailurePayload(new SiteBuildContentError(failure))).toEqual(failure);
});

it('reports an unreachable backend without a record, and does not report a bug', () => {
  const note = errorToBuildFailurePayload(
    new BackendError('network', { url: 'http://127.0.0.1:1/items/page?fields=id' }),
  );
  expect(note).toMatchObject({ cause: 'backend_away', details: ['Network error (http://127.0.0.1:1/items/page)'] });
  expect(note).not.toHaveProperty('record');
  expect(errorToBuildFailurePayload(new TypeError('undefined is not a function'))).toBeUndefined();
});

it('writes the report to the file that the build command reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'failure-'));
  try {
    const failure = { cause: 'record_missing', details: ['page "home"'] } as const;
    await writeBuildFailureFile(folder, new SiteBuildContentError(failure));
    const text = await readFile(join(folder, buildFailureFilePath), 'utf8');
    expect(buildFailurePayloadSchema.parse(JSON.parse(text))).toEqual(failure);
  } finally {
    await rm(folder, { recursive: true });
  }
});

type Records = Parameters<typeof toRecordsByPagePath>[0];

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

it('lists the record of a page in every language', () => {
  const found = toRecordsByPagePath(records);
  expect(found['/uhren']).toEqual({ collection: 'page', item: 'p3' });
  expect(found['/en/watches/longines']).toEqual({ collection: 'brand', item: 'b1' });
  expect(found['/fr/produits/ring-aus-gold']).toEqual({ collection: 'ecommerce_product', item: 'e1' });
  // French imprint and privacy share a page: the imprint's.
  expect(found['/fr/mentions-legales']).toEqual({ collection: 'page', item: 'p2' });
});

it('lists every page once, and the paths of client-only routes', () => {
  const pages = [
    { path: '/kontakt' },
    { path: '/404.html', matchPath: null },
    { path: '/konto', matchPath: '/konto/*' },
  ];
  expect(toExpectedReleasePages(pages)).toEqual({
    pages: ['/404.html', '/kontakt', '/konto'],
    clientOnly: ['/konto/*'],
  });
});
