import { describe, expect, it } from 'vitest';
import { pageRecordsSchema } from './page-records.ts';
import { plannedPagesSchema } from './planned-pages.ts';
import { previewPagesSchema, toPreviewName } from './preview-pages.ts';
import { rebuildAnswerSchema, rebuildCallSchema } from './rebuild-call.ts';

const change = { collection: 'page', item: '7', action: 'update' };
const call = { project: 'shop.example', publication: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10', changes: [change] };

describe('a call to build a site', () => {
  it.each([
    ['one change', {}, true],
    ['no change', { changes: [] }, true],
    ['50 changes', { changes: Array(50).fill(change) }, true],
    ['51 changes', { changes: Array(51).fill(change) }, false],
    ['no project', { project: '' }, false],
    ['a project of 255 characters', { project: 'a'.repeat(255) }, true],
    ['a project of 256 characters', { project: 'a'.repeat(256) }, false],
    ['a publication that is no id', { publication: '7' }, false],
    ['a change of nothing', { changes: [{ ...change, collection: '' }] }, false],
    ['a collection of 65 characters', { changes: [{ ...change, collection: 'a'.repeat(65) }] }, false],
    ['an item of 65 characters', { changes: [{ ...change, item: 'a'.repeat(65) }] }, false],
    ['an unknown action', { changes: [{ ...change, action: 'read' }] }, false],
  ])('with %s is taken', (_name, part, isTaken) => {
    expect(rebuildCallSchema.safeParse({ ...call, ...part }).success).toBe(isTaken);
  });

  it('is answered in one way', () => {
    expect(rebuildAnswerSchema.safeParse({ status: 'queued' }).success).toBe(true);
    expect(rebuildAnswerSchema.safeParse({ status: 'ok' }).success).toBe(false);
  });
});

describe('files that a build leaves for its check', () => {
  it.each([
    [{ '/uhren': { collection: 'page', item: '7' } }, true],
    [{ uhren: { collection: 'page', item: '7' } }, false],
    [{ '/uhren': { collection: 'page' } }, false],
    [{ '/uhren': { collection: 'a'.repeat(65), item: '7' } }, false],
    [{ '/uhren': { collection: 'page', item: 'a'.repeat(256) } }, false],
  ])('records of pages %j: %s', (records, isTaken) => {
    expect(pageRecordsSchema.safeParse(records).success).toBe(isTaken);
  });

  it.each([
    [{ pages: ['/'], clientOnly: [] }, true],
    [{ pages: ['/'], clientOnly: ['/konto/*'] }, true],
    [{ pages: [], clientOnly: [] }, false],
    [{ pages: ['kontakt'], clientOnly: [] }, false],
    [{ pages: ['/'], clientOnly: ['konto/*'] }, false],
  ])('planned pages %j: %s', (pages, isTaken) => {
    expect(plannedPagesSchema.safeParse(pages).success).toBe(isTaken);
  });
});

describe('the pages of a preview', () => {
  const pages = { collection: 'page', item: '7', paths: { de: '/a', en: '/en/a#b', fr: '/fr/a' } };

  it('lie beside those of the site', () => {
    expect(toPreviewName('shop')).toBe('preview-shop');
  });

  it.each([
    [{}, true],
    [{ paths: { ...pages.paths, de: 'a' } }, false],
    [{ paths: { ...pages.paths, it: '/it/a' } }, false],
  ])('with %j: %s', (part, isTaken) => {
    expect(previewPagesSchema.safeParse({ ...pages, ...part }).success).toBe(isTaken);
  });
});
