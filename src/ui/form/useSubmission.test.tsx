// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Attempt, toFailureKey, useSubmission } from './useSubmission.ts';

type Body = { text: string } & Attempt;
type Outcome = { ok: true } | { ok: false; code: 'closed' };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const start = (send: (body: Body) => Promise<Outcome>) => {
  const { result } = renderHook(() => useSubmission<{ text: string }, 'closed'>(send));
  return { result, submit: (text: string) => act(() => result.current.submit({ text })) };
};

it('sends once at a time, and is done', async () => {
  const answers: ((outcome: Outcome) => void)[] = [];
  const { result } = start(() => new Promise((resolve) => answers.push(resolve)));
  await act(async () => {
    const first = result.current.submit({ text: 'a' });
    await result.current.submit({ text: 'a' });
    answers[0]?.({ ok: true });
    await first;
  });
  expect(answers).toHaveLength(1);
  expect(result.current.submission).toEqual({ step: 'sent' });
});

it('tells refusals and failures, and sends the same attempt for the same text only', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bodies: Body[] = [];
  const outcomes: (Outcome | Error)[] = [new Error('lost'), { ok: false, code: 'closed' }, { ok: true }];
  const { result, submit } = start((body) => {
    bodies.push(body);
    const outcome = outcomes[bodies.length - 1];
    return outcome instanceof Error || outcome === undefined
      ? Promise.reject(outcome ?? new Error())
      : Promise.resolve(outcome);
  });
  await submit('a');
  expect(result.current.submission).toEqual({ step: 'failed', isOffline: false });
  await submit('a');
  expect(toFailureKey(result.current.submission)).toBe('refusals.closed');
  await submit('b');
  expect(result.current.submission).toEqual({ step: 'sent' });
  const attempts = bodies.map(({ attempt }) => attempt);
  expect(attempts[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(attempts[1]).toBe(attempts[0]);
  expect(attempts[2]).not.toBe(attempts[0]);
  expect(bodies.every(({ open_ms }) => Number.isInteger(open_ms) && open_ms >= 0)).toBe(true);
});

it('says that there is no connection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result, submit } = start(() => Promise.reject(new Error('lost')));
  await submit('a');
  expect(toFailureKey(result.current.submission)).toBe('offline');
});
