import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { superviseProcess, type ProcessSupervisorOptions } from './supervise-process.ts';

const limit = { maxRestarts: 2, windowMs: 60_000, delayMs: 100 };

/** Processes whose exit the test triggers. */
const createProcesses = () => {
  const ends: ((reason: string) => void)[] = [];
  const stop = vi.fn(() => Promise.resolve());
  const start = vi.fn<ProcessSupervisorOptions['start']>((onEnd) => {
    ends.push(onEnd);
    return Promise.resolve({ pid: ends.length, stop, kill: () => onEnd('Killed.') });
  });
  return { start, stop, endLast: (reason: string) => ends.at(-1)?.(reason) };
};

const log = vi.fn();
const onGiveUp = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

it('restarts a process that exits unexpectedly and returns its new process id', async () => {
  const { start, endLast } = createProcesses();
  const running = await superviseProcess({ start, log, onGiveUp, limit });
  expect(running.pid).toBe(1);
  endLast('Directus ended (SIGKILL).');
  expect(running.isUp()).toBe(false);
  await vi.advanceTimersByTimeAsync(99);
  expect(start).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledTimes(2);
  expect(running).toMatchObject({ pid: 2 });
  expect(running.isUp()).toBe(true);
  expect(log.mock.calls[0]?.[0]).toBe('Directus ended (SIGKILL). It is started again in 0.1 s (1 of 2).');
  expect(onGiveUp).not.toHaveBeenCalled();
});

it('doubles the delay of each restart and gives up beyond the limit', async () => {
  const { start, endLast } = createProcesses();
  await superviseProcess({ start, log, onGiveUp, limit });
  endLast('One.');
  await vi.advanceTimersByTimeAsync(100);
  endLast('Two.');
  await vi.advanceTimersByTimeAsync(199);
  expect(start).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledTimes(3);
  endLast('Three.');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(start).toHaveBeenCalledTimes(3);
  expect(onGiveUp.mock.calls).toEqual([['Three. It has ended 3 times within 1 minutes.']]);
});

it('ignores exits outside the time window', async () => {
  const { start, endLast } = createProcesses();
  await superviseProcess({ start, log, onGiveUp, limit });
  for (let exit = 0; exit < 5; exit += 1) {
    endLast('Again.');
    await vi.advanceTimersByTimeAsync(61_000);
  }
  expect(start).toHaveBeenCalledTimes(6);
  expect(onGiveUp).not.toHaveBeenCalled();
});

it('counts a failed restart as an exit', async () => {
  const { start, endLast } = createProcesses();
  await superviseProcess({ start, log, onGiveUp, limit });
  start.mockRejectedValueOnce(new Error('Directus ended while starting.'));
  endLast('One.');
  await vi.advanceTimersByTimeAsync(100);
  expect(log.mock.calls.at(-1)?.[0]).toContain('Directus ended while starting. It is started again in 0.2 s');
  await vi.advanceTimersByTimeAsync(200);
  expect(start).toHaveBeenCalledTimes(3);
});

it('does not restart a stopped process, not even when a restart is pending', async () => {
  const { start, stop, endLast } = createProcesses();
  const running = await superviseProcess({ start, log, onGiveUp, limit });
  endLast('One.');
  await running.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(start).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
});
