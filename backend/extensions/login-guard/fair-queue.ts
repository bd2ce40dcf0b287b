// Runs one task at a time and alternates between addresses: a client with a hundred attempts waits behind a client with
// one. For password hashes and large reads, which keep the CPU busy. Pure.

export interface FairQueue {
  /** Runs `start` when it is this address's turn; `start` must call `end` when the task is done. */
  enqueue: (address: string, start: (end: () => void) => void) => void;
}

export const createFairQueue = (): FairQueue => {
  /** Waiting tasks by address; the order of the map is the order of the addresses. */
  const waiting = new Map<string, ((end: () => void) => void)[]>();
  let isRunning = false;

  const startNext = (): void => {
    const [next] = waiting;
    if (!next) return;
    const [address, [start, ...remaining]] = next;
    // Its remaining tasks go to the end of the queue.
    waiting.delete(address);
    if (remaining.length > 0) waiting.set(address, remaining);
    if (!start) return;
    isRunning = true;
    let isEnded = false;
    start(() => {
      if (isEnded) return;
      isEnded = true;
      isRunning = false;
      startNext();
    });
  };

  return {
    enqueue: (address, start) => {
      waiting.set(address, [...(waiting.get(address) ?? []), start]);
      if (!isRunning) startNext();
    },
  };
};
