import { expect, it } from 'vitest';
import { z } from 'zod';
import { requiredTextSchema } from '../../../contract/common-record-schemas.ts';
import { parseCollectionRecords, ContentError } from './validate-records.ts';

const schema = z.object({
  id: z.string(),
  city: requiredTextSchema,
  links: z.array(z.object({ href: requiredTextSchema })),
});

it('names collection, id and field of every invalid value', () => {
  const check = () =>
    parseCollectionRecords('branch', schema, [
      { id: 'a', city: 'Köln', links: [] },
      { id: 'b', city: ' ', links: [{ href: 7 }] },
      { city: 'Bonn', links: [] },
    ]);
  expect(check).toThrow(ContentError);
  expect(check).toThrow(
    /branch b, field "city": is empty\nbranch b, field "links\.0\.href": .*\nbranch \(no id\), field "id"/,
  );
});

it('includes the first invalid record, for a link in the studio', () => {
  const check = () =>
    parseCollectionRecords('branch', schema, [
      { id: 'a', city: 'Köln', links: [] },
      { city: 'Bonn' },
      { id: 7 },
      { id: 'c' },
    ]);
  expect(check).toThrow(expect.objectContaining({ record: { collection: 'branch', item: '7' } }));
});

it('returns the validated records', () => {
  expect(parseCollectionRecords('branch', schema, [{ id: 'a', city: ' Köln ', links: [] }])).toEqual([
    { id: 'a', city: 'Köln', links: [] },
  ]);
});
