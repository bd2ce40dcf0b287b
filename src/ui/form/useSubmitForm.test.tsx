// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type FormAttemptKeyAndOpenDuration, useSubmitForm } from './useSubmitForm.ts';

type Body = { text: string } & FormAttemptKeyAndOpenDuration;
type Outcome = { ok: true } | { ok: false; code: 'closed' };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const start = (send: (body: Body) => Promise<Outcome>) => {
  const { result } = renderHook(() => useSubmitForm<{ text: string }, 'closed'>({ text: (key) => key, send }));
  return { result, submit: (text: string) => act(() => result.current.submit({ ok: true, body: { text } })) };
};

it('submits once at a time and succeeds', async () => {
  const answers: ((outcome: Outcome) => void)[] = [];
  const { result } = start(() => new Promise((resolve) => answers.push(resolve)));
  const read = { ok: true, body: { text: 'a' } } as const;
  await act(async () => {
    const first = result.current.submit(read);
    await result.current.submit(read);
    answers[0]?.({ ok: true });
    await first;
  });
  expect(answers).toHaveLength(1);
  expect(result.current.submission).toEqual({ step: 'sent', body: { text: 'a' } });
});

it('shows refusals and failures, and reuses the attempt for the same content only', async () => {
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
  expect(result.current.failure).toBe('refusals.closed');
  await submit('b');
  expect(result.current.submission).toEqual({ step: 'sent', body: { text: 'b' } });
  const attempts = bodies.map(({ attempt }) => attempt);
  expect(attempts[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(attempts[1]).toBe(attempts[0]);
  expect(attempts[2]).not.toBe(attempts[0]);
  expect(bodies.every(({ open_ms }) => Number.isInteger(open_ms) && open_ms >= 0)).toBe(true);
});

it('shows that the device is offline', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result, submit } = start(() => Promise.reject(new Error('lost')));
  await submit('a');
  expect(result.current.failure).toBe('offline');
});

it('shows errors found by the form and by the service, and clears them once corrected', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers = [{ ok: false, fields: ['branch'] }, { ok: false, code: 'closed' }, { ok: true }] as const;
  let call = 0;
  const { result } = renderHook(() =>
    useSubmitForm<{ text: string }, 'closed'>({
      text: (key) => key,
      send: () => Promise.resolve(answers[call++] ?? { ok: true }),
      toFieldError: ({ code }) => ({ name: 'day', text: code }),
    }),
  );
  const send = () => act(() => result.current.submit({ ok: true, body: { text: 'a' } }));
  await act(() => result.current.submit({ ok: false, fields: ['name', 'email'] }));
  expect(result.current.errors.map(({ text }) => text)).toEqual(['errors.name', 'errors.email']);
  expect(call).toBe(0);
  await send();
  expect(result.current.errors).toEqual([{ name: 'branch', text: 'errors.branch' }]);
  expect(result.current.failure).toBeUndefined();
  await send();
  expect(result.current.toError('branch')).toBeUndefined();
  expect(result.current.toError('day')).toBe('closed');
  expect(result.current.failure).toBe('refusals.closed');
  await act(() => result.current.submit({ ok: false, fields: ['name'] }));
  expect(result.current.failure).toBeUndefined();
  await send();
  expect(result.current).toMatchObject({ errors: [], sent: { text: 'a' } });
});
