// Repeats work whose transaction PostgreSQL has broken off for the sake of another one: a change of the data model wants the
// tables of an order in another order of locks. Used by the orders, which are written once however often they come.

/** Deadlock, and a conflict with a transaction at the same time: nothing was written, and the next attempt may well succeed. */
const brokenOff = ['40P01', '40001'];

const mostAttempts = 3;

const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && brokenOff.includes(String(error.code));

export const retryBrokenOff = async <Result>(work: () => Promise<Result>, attempt = 1): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!isBrokenOff(error) || attempt === mostAttempts) throw error;
    return retryBrokenOff(work, attempt + 1);
  }
};
