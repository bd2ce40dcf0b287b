// Work that is under way for a payment, in this process: who asks for it meanwhile waits for the same. Several processes are
// kept apart by the rows of the database and the request ids of the providers.

const underWay = new Map<string, Promise<unknown>>();

/** The kinds of work for one key have one result type. */
export const once = <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
  const started = underWay.get(key) as Promise<Result> | undefined;
  if (started) return started;
  const own = work().finally(() => underWay.delete(key));
  underWay.set(key, own);
  return own;
};
