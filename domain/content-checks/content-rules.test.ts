// The rules themselves; backend/tests/content-checks.test.ts runs the same records through the studio's save.
import { describe, expect, it } from 'vitest';
import { testBrokenContentRecords, testValidContentRecords } from './content-records.fixture.ts';
import { findBrokenContentRules, isImageDescriptionMissing, toSpecialDayDateAndBranchKey } from './content-rules.ts';

const toCodes = (collection: string, record: object) =>
  findBrokenContentRules(collection, { ...record }).map(({ code }) => code);

describe('a record', () => {
  it.each(testBrokenContentRecords)(
    'of $collection breaks the rule $code: $record',
    ({ collection, record, code, field, detail }) => {
      const broken = findBrokenContentRules(collection, { ...record });
      expect(broken.map((rule) => [rule.code, rule.fields[0], rule.toDetail?.(record)])).toEqual([
        [code, field, detail],
      ]);
    },
  );

  it.each(testValidContentRecords)('of $collection is valid: $record', ({ collection, record }) => {
    expect(toCodes(collection, record)).toEqual([]);
  });

  it('may lack its texts as long as it is a draft, but may not be wrong', () => {
    expect(toCodes('page', { status: 'draft', translations: [] })).toEqual([]);
    expect(toCodes('page', { status: 'published', translations: [] })).toEqual(['text_missing']);
    expect(toCodes('page', { visible: false, translations: [] })).toEqual([]);
    const event = { status: 'draft', starts_at: '2026-12-03T19:00:00', ends_at: '2026-12-03T18:00:00' };
    expect(toCodes('event', event)).toEqual(['ends_before_start']);
  });
});

it('special hours are those of a date and a branch, or of all branches', () => {
  const keys = [{ date: '2026-12-24', branch: 'a' }, { date: '2026-12-24', branch: 'b' }, { date: '2026-12-24' }];
  expect(new Set(keys.map(toSpecialDayDateAndBranchKey)).size).toBe(3);
  expect(toSpecialDayDateAndBranchKey({ date: '2026-12-24', branch: null })).toBe(
    toSpecialDayDateAndBranchKey({ date: '2026-12-24' }),
  );
});

describe('the description of an image', () => {
  const german = (header_image_alt: string | null) => [{ language: 'de', header_image_alt }];

  it.each([
    [{ header_image: 'f', translations: german('Ein Ring') }, false],
    [{ header_image: 'f', translations: german(' ') }, true],
    [{ header_image: 'f', translations: [] }, true],
    [{ header_image: 'f', translations: [{ language: 'en', header_image_alt: 'A ring' }] }, true],
    [{ header_image: null, translations: [] }, false],
  ])('of %j is missing: %s', (record, isMissing) => {
    expect(isImageDescriptionMissing('page', record)).toBe(isMissing);
  });

  it.each([
    [[{ alt: 'Ein Ring' }, { alt: 'Der Ring am Finger' }], false],
    [[{ alt: 'Ein Ring' }, { alt: null }], true],
    [[], false],
  ])('of a product with the images %j is missing: %s', (images, isMissing) => {
    expect(isImageDescriptionMissing('ecommerce_product', { images })).toBe(isMissing);
  });

  it('is missing in no collection without images', () => {
    expect(isImageDescriptionMissing('menu_item', { image: 'f' })).toBe(false);
  });
});
