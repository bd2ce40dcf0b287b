import { expect, it } from 'vitest';
import { toErasureReportLines } from './format-erasure-report.ts';

const until = new Date('2034-12-31T23:00:00Z');

it('reports what was deleted, and what is kept until when', () => {
  const lines = toErasureReportLines(
    {
      ended: { contact_message: 2, ecommerce_product_rating: 1 },
      upcoming: 1,
      kept: [{ collection: 'ecommerce_order', id: '1', name: 'T-10001', until }],
    },
    false,
  );
  expect(lines).toEqual([
    'Deleted or anonymised:',
    '  contact_message 2, ecommerce_product_rating 1',
    '  1 of the appointments were still to come: inform the shop.',
    '  Build the site again: a rating is gone from its pages.',
    'Kept, because the law asks for it, and deleted or anonymised by itself on:',
    '  2035-01-01  order T-10001',
    'Ratings without an order name no address: if there is one, look for its name in the studio.',
  ]);
});

it('reports that nothing was found, and that a dry run changes nothing', () => {
  expect(toErasureReportLines({ ended: {}, upcoming: 0, kept: [] }, true)).toEqual([
    'This would be deleted or anonymised (nothing was changed):',
    '  nothing',
    'Ratings without an order name no address: if there is one, look for its name in the studio.',
  ]);
});
