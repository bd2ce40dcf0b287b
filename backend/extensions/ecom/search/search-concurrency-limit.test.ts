// The queue of searches: few run at a time, and it does not grow without limit.
import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { runConcurrencyLimitedSearch, SearchOverloadedError } from './search-concurrency-limit.ts';

it('refuses a search when a hundred are waiting, and takes the next once they have run', async () => {
  const running: (() => void)[] = [];
  let hasRoom = false;
  const search = () =>
    runConcurrencyLimitedSearch(() =>
      hasRoom
        ? Promise.resolve('found')
        : new Promise<string>((resolve) => {
            running.push(() => resolve('found'));
          }),
    );
  const atOnce = availableParallelism() + 1;
  const accepted = Array.from({ length: atOnce + 100 }, search);
  await expect(search()).rejects.toBeInstanceOf(SearchOverloadedError);
  expect(running).toHaveLength(atOnce);
  hasRoom = true;
  for (const end of running) end();
  expect(await Promise.all(accepted)).toHaveLength(atOnce + 100);
  expect(await search()).toBe('found');
});
