// One attempt to sign in at a time, because each is answered by a hash that keeps both cores busy. Addresses take turns: who
// sends a hundred attempts waits behind who sends one. Pure; used by the hook beside.

export interface FairQueue {
  /** Runs `start` when it is this address's turn; `start` gets the function that ends the turn. */
  take: (address: string, start: (end: () => void) => void) => void;
}

export const createFairQueue = (): FairQueue => {
  /** Of each address those that wait, in the order of the addresses' turns. */
  const waiting = new Map<string, ((end: () => void) => void)[]>();
  let isTaken = false;

  const startNext = (): void => {
    const [next] = waiting;
    if (!next) return;
    const [address, [start, ...others]] = next;
    // The address goes to the end of the line with what else it has sent.
    waiting.delete(address);
    if (others.length > 0) waiting.set(address, others);
    if (!start) return;
    isTaken = true;
    let isEnded = false;
    start(() => {
      if (isEnded) return;
      isEnded = true;
      isTaken = false;
      startNext();
    });
  };

  return {
    take: (address, start) => {
      waiting.set(address, [...(waiting.get(address) ?? []), start]);
      if (!isTaken) startNext();
    },
  };
};
