import { expect, it, vi } from 'vitest';
import { toFirstDirectusErrorOfFailedRequest, useStudioApi, useStudioActionState } from './use-studio-api.ts';

const respond = vi.hoisted(() => vi.fn(() => Promise.resolve({ data: { data: ['one'] } })));
vi.mock('@directus/extensions-sdk', () => ({
  useApi: () => ({ get: respond, post: respond, request: respond }),
}));

it('returns the data of a response', async () => {
  const { get, post, search } = useStudioApi();
  expect(await get('/items/page', { limit: 1 })).toEqual(['one']);
  expect(respond).toHaveBeenLastCalledWith('/items/page', { params: { limit: 1 } });
  expect(await post('/ecom/publishing', { project: 'p' })).toEqual(['one']);
  expect(respond).toHaveBeenLastCalledWith('/ecom/publishing', { project: 'p' });
  expect(await search('/items/page', { limit: 2 })).toEqual(['one']);
  expect(respond).toHaveBeenLastCalledWith({ url: '/items/page', method: 'SEARCH', data: { query: { limit: 2 } } });
});

it('is busy while a task runs, and says why it failed until the next one', async () => {
  const { isBusy, problem, run } = useStudioActionState((error) => `Failed: ${String(error)}`);
  const failed = run(() => Promise.reject(new Error('gone')));
  expect(isBusy.value).toBe(true);
  expect(await failed).toBe(false);
  expect(isBusy.value).toBe(false);
  expect(problem.value).toBe('Failed: Error: gone');
  const done = run(() => Promise.resolve());
  expect(problem.value).toBe('');
  expect(await done).toBe(true);
});

it('finds the first error of an answer, and none after a lost connection', () => {
  const answer = { response: { data: { errors: [{ message: 'Too late' }, { message: 'Other' }] } } };
  expect(toFirstDirectusErrorOfFailedRequest(answer)).toEqual({ message: 'Too late' });
  expect(toFirstDirectusErrorOfFailedRequest(new Error('Network Error'))).toBeUndefined();
});
