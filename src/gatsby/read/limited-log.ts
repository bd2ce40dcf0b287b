// Keeps a build's log readable where thousands of records lack the same thing. Called by gatsby-node.ts.
import type { Log } from '../../../domain/translate.ts';

export interface LimitedLog {
  log: Log;
  /** Says how many messages were left out; called once, when all is read. */
  end: () => void;
}

/** A number or UUID after a space: messages that differ by nothing else say the same of different records. */
const recordId = /(?<= )(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d+)\b/g;

/** Hands on the first messages of each kind and counts the others. */
export const createLimitedLog = (write: Log, shownPerKind = 5): LimitedLog => {
  const counts = new Map<string, number>();
  return {
    log: (message) => {
      const kind = message.replaceAll(recordId, '…');
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count <= shownPerKind) write(message);
    },
    end: () => {
      for (const [kind, count] of counts) {
        if (count > shownPerKind) write(`${kind} (${count - shownPerKind} more)`);
      }
    },
  };
};
