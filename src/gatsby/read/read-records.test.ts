import { expect, it } from 'vitest';
import { readAllPages } from './read-records.ts';

const read = async (recordCount: number, pageSize: number) => {
  const records = Array.from({ length: recordCount }, (_, index) => index);
  let underWay = 0;
  let most = 0;
  let asked = 0;
  const readPage = async (page: number) => {
    asked += 1;
    most = Math.max(most, (underWay += 1));
    await Promise.resolve();
    underWay -= 1;
    return records.slice((page - 1) * pageSize, page * pageSize);
  };
  return { answer: await readAllPages(readPage, pageSize), records, most, asked };
};

it.each([0, 1, 3, 7, 8, 9, 16, 25])('reads %d records, each once and in their order', async (count) => {
  const { answer, records } = await read(count, 2);
  expect(answer).toEqual(records);
});

it('asks for a few pages at once, and for none long after the last', async () => {
  const { most, asked } = await read(25, 2);
  expect(most).toBe(4);
  expect(asked).toBe(16);
});
