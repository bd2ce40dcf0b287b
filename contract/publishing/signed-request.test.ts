import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  isValidRequestSignature,
  rebuildResponseSchema,
  rebuildRequestSchema,
  createRequestSignature,
} from './signed-request.ts';
import { pageRecordMapSchema, expectedPagesSchema } from './expected-pages.ts';
import { previewRecordPagesSchema, toPreviewSiteName } from './preview-link.ts';

const secret = 'a secret of both';
const body = '{"project":"arnsberg-tochter.example"}';

it('accepts a signature only with the same body, time and secret', async () => {
  const signature = await createRequestSignature(secret, 1_700_000_000_000, body);
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  expect(await isValidRequestSignature(signature, secret, 1_700_000_000_000, body)).toBe(true);
  expect(await isValidRequestSignature(signature, secret, 1_700_000_000_001, body)).toBe(false);
  expect(await isValidRequestSignature(signature, secret, 1_700_000_000_000, `${body} `)).toBe(false);
  expect(await isValidRequestSignature(signature, 'another', 1_700_000_000_000, body)).toBe(false);
});

it.each(['', 'abc', 'z'.repeat(64), 'A'.repeat(64)])('rejects %j', async (signature) => {
  expect(await isValidRequestSignature(signature, secret, 1_700_000_000_000, body)).toBe(false);
});

it('pads every byte with a leading zero, and signs non-ASCII characters', async () => {
  // Some of the 64 signatures contain a byte below 16, which would be shorter without padding.
  const bodies = Array.from({ length: 64 }, (_, index) => `${index} “Größe”`);
  for (const text of bodies) {
    const signature = await createRequestSignature(secret, 1, text);
    expect(signature).toHaveLength(64);
    expect(await isValidRequestSignature(signature, secret, 1, text)).toBe(true);
  }
});

it('rejects a signature with additional or missing characters', async () => {
  const signature = await createRequestSignature(secret, 1, body);
  for (const text of [`00${signature}`, `${signature}00`, ` ${signature}`, `${signature}\n`, signature.slice(2)])
    expect(await isValidRequestSignature(text, secret, 1, body)).toBe(false);
});

it('is HMAC-SHA-256 over time and body', async () => {
  const expected = createHmac('sha256', secret).update(`1700000000000.${body}`).digest('hex');
  expect(await createRequestSignature(secret, 1_700_000_000_000, body)).toBe(expected);
});

const change = { collection: 'page', item: '7', action: 'update' };
const request = { project: 'shop.example', publication: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10', changes: [change] };

describe('a rebuild request', () => {
  it.each([
    ['one change', {}, true],
    ['no change', { changes: [] }, true],
    ['50 changes', { changes: Array(50).fill(change) }, true],
    ['51 changes', { changes: Array(51).fill(change) }, false],
    ['no project', { project: '' }, false],
    ['a project of 255 characters', { project: 'a'.repeat(255) }, true],
    ['a project of 256 characters', { project: 'a'.repeat(256) }, false],
    ['an invalid publication id', { publication: '7' }, false],
    ['a change without a collection', { changes: [{ ...change, collection: '' }] }, false],
    ['a collection of 65 characters', { changes: [{ ...change, collection: 'a'.repeat(65) }] }, false],
    ['an item of 65 characters', { changes: [{ ...change, item: 'a'.repeat(65) }] }, false],
    ['an unknown action', { changes: [{ ...change, action: 'read' }] }, false],
  ])('with %s is validated', (_name, part, isValid) => {
    expect(rebuildRequestSchema.safeParse({ ...request, ...part }).success).toBe(isValid);
  });

  it('has the response "queued"', () => {
    expect(rebuildResponseSchema.safeParse({ status: 'queued' }).success).toBe(true);
    expect(rebuildResponseSchema.safeParse({ status: 'ok' }).success).toBe(false);
  });
});

describe('files of a release for its check', () => {
  it.each([
    [{ '/uhren': { collection: 'page', item: '7' } }, true],
    [{ uhren: { collection: 'page', item: '7' } }, false],
    [{ '/uhren': { collection: 'page' } }, false],
    [{ '/uhren': { collection: 'a'.repeat(65), item: '7' } }, false],
    [{ '/uhren': { collection: 'page', item: 'a'.repeat(256) } }, false],
  ])('page records %j are valid: %s', (records, isValid) => {
    expect(pageRecordMapSchema.safeParse(records).success).toBe(isValid);
  });

  it.each([
    [{ pages: ['/'], clientOnly: [] }, true],
    [{ pages: ['/'], clientOnly: ['/konto/*'] }, true],
    [{ pages: [], clientOnly: [] }, false],
    [{ pages: ['kontakt'], clientOnly: [] }, false],
    [{ pages: ['/'], clientOnly: ['konto/*'] }, false],
  ])('expected pages %j are valid: %s', (pages, isValid) => {
    expect(expectedPagesSchema.safeParse(pages).success).toBe(isValid);
  });
});

describe('the pages of a preview', () => {
  const pages = { collection: 'page', item: '7', paths: { de: '/a', en: '/en/a#b', fr: '/fr/a' } };

  it('have a separate site name', () => {
    expect(toPreviewSiteName('shop')).toBe('preview-shop');
  });

  it.each([
    [{}, true],
    [{ paths: { ...pages.paths, de: 'a' } }, false],
    [{ paths: { ...pages.paths, it: '/it/a' } }, false],
  ])('with %j are valid: %s', (part, isValid) => {
    expect(previewRecordPagesSchema.safeParse({ ...pages, ...part }).success).toBe(isValid);
  });
});
