import { describe, expect, it } from 'vitest';
import { rebuildResponseSchema, rebuildRequestSchema } from './signed-rebuild-request.ts';
import { recordsByPagePathSchema, expectedReleasePagesSchema } from './expected-pages-and-page-records.ts';
import { previewedRecordPathsSchema } from './preview-link.ts';

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

describe('release files for the release check', () => {
  it.each([
    [{ '/uhren': { collection: 'page', item: '7' } }, true],
    [{ uhren: { collection: 'page', item: '7' } }, false],
    [{ '/uhren': { collection: 'page' } }, false],
    [{ '/uhren': { collection: 'a'.repeat(65), item: '7' } }, false],
    [{ '/uhren': { collection: 'page', item: 'a'.repeat(256) } }, false],
  ])('page records %j are valid: %s', (records, isValid) => {
    expect(recordsByPagePathSchema.safeParse(records).success).toBe(isValid);
  });

  it.each([
    [{ pages: ['/'], clientOnly: [] }, true],
    [{ pages: ['/'], clientOnly: ['/konto/*'] }, true],
    [{ pages: [], clientOnly: [] }, false],
    [{ pages: ['kontakt'], clientOnly: [] }, false],
    [{ pages: ['/'], clientOnly: ['konto/*'] }, false],
  ])('expected pages %j are valid: %s', (pages, isValid) => {
    expect(expectedReleasePagesSchema.safeParse(pages).success).toBe(isValid);
  });
});

describe('the pages of a preview', () => {
  const pages = { collection: 'page', item: '7', paths: { de: '/a', en: '/en/a#b', fr: '/fr/a' } };

  it.each([
    [{}, true],
    [{ paths: { ...pages.paths, de: 'a' } }, false],
    [{ paths: { ...pages.paths, it: '/it/a' } }, false],
  ])('with %j are valid: %s', (part, isValid) => {
    expect(previewedRecordPathsSchema.safeParse({ ...pages, ...part }).success).toBe(isValid);
  });
});
