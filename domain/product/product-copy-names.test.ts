import { describe, expect, it } from 'vitest';
import { toProductCopyIdentifiers } from './product-copy-names.ts';

const aurora = { display_name: 'Solitärring Aurora', slug: 'solitaerring-aurora', reference_number: 'AR-1' };

describe('the copy of a product', () => {
  it.each([
    ['the first', aurora, [], [], 'solitaerring-aurora-kopie', 'AR-1-KOPIE'],
    [
      'the second',
      aurora,
      ['solitaerring-aurora-kopie'],
      ['AR-1-KOPIE'],
      'solitaerring-aurora-kopie-2',
      'AR-1-KOPIE-2',
    ],
    [
      'a copy of the second copy',
      {
        display_name: 'Solitärring Aurora (Kopie)',
        slug: 'solitaerring-aurora-kopie-2',
        reference_number: 'AR-1-KOPIE-2',
      },
      ['solitaerring-aurora-kopie', 'solitaerring-aurora-kopie-2'],
      ['AR-1-KOPIE', 'AR-1-KOPIE-2'],
      'solitaerring-aurora-kopie-3',
      'AR-1-KOPIE-3',
    ],
  ])('%s has its own address and reference number', (_name, product, slugs, numbers, slug, reference_number) => {
    expect(toProductCopyIdentifiers(product, { slugs: new Set(slugs), referenceNumbers: new Set(numbers) })).toEqual({
      display_name: 'Solitärring Aurora (Kopie)',
      slug,
      reference_number,
    });
  });
});
