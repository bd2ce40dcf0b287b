// Waits for something that reports no event, such as the start of another program, by asking for it repeatedly.
import { setTimeout } from 'node:timers/promises';

/** Reads a value until `isDone` accepts it. Returns the last value: after `timeoutMs`, one that was not accepted. */
export const pollUntil = async <Value>(
  read: () => Promise<Value> | Value,
  isDone: (value: Value) => boolean,
  { timeoutMs, intervalMs = 50 }: { timeoutMs: number; intervalMs?: number },
): Promise<Value> => {
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isDone(value) || Date.now() >= giveUpAt) return value;
    await setTimeout(intervalMs);
  }
};
