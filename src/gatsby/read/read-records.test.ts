import { expect, it } from 'vitest';
import { readAllPagedRecords } from './read-records.ts';

const read = async (recordCount: number, pageSize: number) => {
  const records = Array.from({ length: recordCount }, (_, index) => index);
  let inFlight = 0;
  let maxInFlight = 0;
  let requestedPages = 0;
  const readPage = async (page: number) => {
    requestedPages += 1;
    maxInFlight = Math.max(maxInFlight, (inFlight += 1));
    await Promise.resolve();
    inFlight -= 1;
    return records.slice((page - 1) * pageSize, page * pageSize);
  };
  return { answer: await readAllPagedRecords(readPage, pageSize), records, most: maxInFlight, asked: requestedPages };
};

it.each([0, 1, 3, 7, 8, 9, 16, 25])('reads %d records, each once and in order', async (count) => {
  const { answer, records } = await read(count, 2);
  expect(answer).toEqual(records);
});

it('requests a few pages concurrently, and few beyond the last', async () => {
  const { most: maxInFlight, asked: requestedPages } = await read(25, 2);
  expect(maxInFlight).toBe(4);
  expect(requestedPages).toBe(16);
});
