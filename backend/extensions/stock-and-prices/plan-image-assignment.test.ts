import { expect, it } from 'vitest';
import { planImageAssignment, toSheetImageChanges } from './plan-image-assignment.ts';
import { sheetTestRecords } from './sheet-records.fixture.ts';
import { type SheetProductRecord, productRecordsToSheetRows } from './sheet-rows.ts';

const rows = productRecordsToSheetRows(sheetTestRecords as SheetProductRecord[]);
const toFile = (name: string, type = 'image/jpeg') => ({ name, type });

it('shows for every file where it goes, or why nowhere', () => {
  const { files } = planImageAssignment(
    [
      toFile('AT-1_2.jpg'),
      toFile('AT-1.jpg'),
      toFile('at-1-52.jpg'),
      toFile('AT-1-52-2.jpg'),
      toFile('4006381333931.jpg'),
      toFile('AT-1-54.jpg'),
      toFile('FRONT.jpg'),
      toFile('AT-2-1.heic', 'image/heic'),
      toFile('AT-2-2.heic', ''),
      toFile('AT-9.jpg'),
    ],
    rows,
  );
  expect(
    files.map((planned) => [
      planned.file.name,
      planned.state,
      'target' in planned ? [planned.target.kind, planned.target.row.option] : undefined,
      planned.state === 'placed' ? `${planned.place} of ${planned.total}` : undefined,
    ]),
  ).toEqual([
    ['AT-1_2.jpg', 'placed', ['product', '52'], '2 of 5'],
    ['AT-1.jpg', 'placed', ['product', '52'], '4 of 5'],
    ['at-1-52.jpg', 'placed', ['variant', '52'], '1 of 1'],
    // The variant has its image.
    ['AT-1-52-2.jpg', 'placed', ['product', '52'], '5 of 5'],
    ['4006381333931.jpg', 'placed', ['variant', '54'], '1 of 1'],
    ['AT-1-54.jpg', 'present', ['variant', '54'], undefined],
    ['FRONT.jpg', 'none', undefined, undefined],
    ['AT-2-1.heic', 'unreadable', undefined, undefined],
    ['AT-2-2.heic', 'unreadable', undefined, undefined],
    ['AT-9.jpg', 'none', undefined, undefined],
  ]);
});

it('saves the uploaded files at their places, and leaves out those that could not be uploaded', () => {
  const [first, second, own] = [toFile('AT-1-1.jpg'), toFile('AT-1-2.jpg'), toFile('AT-1-54-1.jpg')];
  const plan = planImageAssignment([second, first, own], rows);
  const ids = new Map([
    [first, 'id 1'],
    [own, 'id 2'],
  ]);
  expect(toSheetImageChanges(plan, ids)).toMatchObject([
    {
      kind: 'product',
      id: sheetTestRecords[0]?.id,
      before: { images: ['file front', 'file back'] },
      after: { images: ['id 1', 'file front', 'file back'] },
    },
    { kind: 'variant', before: { images: ['file AT-1-54'] }, after: { images: ['id 2'] } },
  ]);
  expect(toSheetImageChanges(plan, new Map([[first, 'id 1']]))).toHaveLength(1);
});

it('takes a file once, and names two products of the same reference as ambiguous', () => {
  const candle = rows.filter(({ kind }) => kind === 'product');
  const file = toFile('AT-2.jpg');
  const twice = planImageAssignment([file, toFile('at-2.JPG')], rows).files;
  expect(twice.map(({ state }) => state)).toEqual(['placed', 'present']);
  const same = [...rows, ...candle.map((row) => ({ ...row, id: 'other', product: 'other' }))];
  expect(planImageAssignment([file], same).files).toEqual([{ file, state: 'ambiguous' }]);
});
