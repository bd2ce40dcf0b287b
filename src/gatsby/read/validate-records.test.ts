import { expect, it } from 'vitest';
import { z } from 'zod';
import { requiredTextSchema } from '../../../contract/record-parts.ts';
import { validateRecords, ContentError } from './validate-records.ts';

const schema = z.object({
  id: z.string(),
  city: requiredTextSchema,
  links: z.array(z.object({ href: requiredTextSchema })),
});

it('names collection, id and field of every wrong value', () => {
  const check = () =>
    validateRecords('branch', schema, [
      { id: 'a', city: 'Köln', links: [] },
      { id: 'b', city: ' ', links: [{ href: 7 }] },
      { city: 'Bonn', links: [] },
    ]);
  expect(check).toThrow(ContentError);
  expect(check).toThrow(
    /branch b, field "city": is empty\nbranch b, field "links\.0\.href": .*\nbranch \(no id\), field "id"/,
  );
});

it('names the first record at fault for those who can open it', () => {
  const check = () =>
    validateRecords('branch', schema, [{ id: 'a', city: 'Köln', links: [] }, { city: 'Bonn' }, { id: 7 }, { id: 'c' }]);
  expect(check).toThrow(expect.objectContaining({ record: { collection: 'branch', item: '7' } }));
});

it('gives the checked records back', () => {
  expect(validateRecords('branch', schema, [{ id: 'a', city: ' Köln ', links: [] }])).toEqual([
    { id: 'a', city: 'Köln', links: [] },
  ]);
});
