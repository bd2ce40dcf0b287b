import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** A queue whose tasks note their start and end when the test says so. */
const createRecordedQueue = () => {
  const queue = createFairQueue();
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const take = (address: string, name: string): void =>
    queue.enqueue(address, (end) => {
      started.push(name);
      ends.push(end);
    });
  return { started, ends, take };
};

it('runs one task at a time and alternates between addresses', () => {
  const { started, ends, take } = createRecordedQueue();
  for (const name of ['a1', 'a2', 'a3']) take('a', name);
  take('b', 'b1');
  expect(started).toEqual(['a1']);
  ends[0]?.();
  // Ending the same task twice does not end another one.
  ends[0]?.();
  expect(started).toEqual(['a1', 'a2']);
  ends[1]?.();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  ends[2]?.();
  ends[3]?.();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('starts a task at once after all others have ended', () => {
  const { started, ends, take } = createRecordedQueue();
  take('a', 'a1');
  take('b', 'b1');
  ends[0]?.();
  expect(started).toEqual(['a1', 'b1']);
  ends[1]?.();
  take('a', 'a2');
  expect(started).toEqual(['a1', 'b1', 'a2']);
});
