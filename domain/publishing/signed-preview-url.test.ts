import { expect, it } from 'vitest';
import { type PreviewLinkQuery, previewLinkLifetimeMs } from '../../contract/publishing/preview-link.ts';
import {
  createSignedPreviewUrl,
  parsePreviewRecordPath,
  toPreviewBuildCliArgument,
  toSitePreviewFolderName,
  verifyPreviewLink,
} from './signed-preview-url.ts';

const secret = 'a secret of both';
const now = Date.UTC(2026, 10, 21);
const link: PreviewLinkQuery = {
  project: 'arnsberg-tochter.example',
  collection: 'ecommerce_product',
  item: '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e01',
  locale: 'fr',
  content: 'ab'.repeat(32),
};

const toQuery = async (previewLink = link, timeMs = now, key = secret) =>
  Object.fromEntries(
    new URL(await createSignedPreviewUrl('https://preview.example', key, previewLink, timeMs)).searchParams,
  );

it('is valid for ten minutes', async () => {
  const query = await toQuery();
  expect(await verifyPreviewLink(query, secret, now)).toEqual({ ok: true, link });
  expect(await verifyPreviewLink(query, secret, now + previewLinkLifetimeMs - 1)).toEqual({ ok: true, link });
  expect(await verifyPreviewLink(query, secret, now + previewLinkLifetimeMs)).toEqual({ ok: false, code: 'too_old' });
});

it('of a version names it', async () => {
  const ofVersion = { ...link, version: 'christmas' };
  expect(await verifyPreviewLink(await toQuery(ofVersion), secret, now)).toEqual({ ok: true, link: ofVersion });
  expect(toPreviewBuildCliArgument(ofVersion)).toBe(`ecommerce_product/${link.item}/christmas`);
  expect(parsePreviewRecordPath(toPreviewBuildCliArgument(ofVersion))).toEqual({
    collection: 'ecommerce_product',
    item: link.item,
    version: 'christmas',
  });
});

it('is rejected if its time is too far in the future', async () => {
  expect(await verifyPreviewLink(await toQuery(link, now + 61_000), secret, now)).toEqual({
    ok: false,
    code: 'too_old',
  });
});

it.each<[string, Record<string, unknown>]>([
  ['another record', { item: 'another' }],
  ['a version', { version: 'christmas' }],
  ['another project', { project: 'nordlicht.example' }],
  ['another language', { locale: 'de' }],
  ['another content', { content: 'cd'.repeat(32) }],
  ['another time', { time: String(now + 1) }],
  ['a collection without pages', { collection: 'directus_users' }],
  ['no signature', { signature: '' }],
  ['two signatures', { signature: ['a', 'b'] }],
  ['no time', { time: undefined }],
])('is rejected with %s', async (_what, change) => {
  const query = { ...(await toQuery()), ...change };
  expect(await verifyPreviewLink(query, secret, now)).toEqual({ ok: false, code: 'invalid' });
});

it('is rejected with the signature of another secret', async () => {
  expect(await verifyPreviewLink(await toQuery(link, now, 'another'), secret, now)).toEqual({
    ok: false,
    code: 'invalid',
  });
});

it('is built in a separate site', () => {
  expect(toSitePreviewFolderName('shop')).toBe('preview-shop');
});
