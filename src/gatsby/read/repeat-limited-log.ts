// Keeps the build log readable when thousands of records have the same problem.
import type { LogFunction } from '../../../domain/record-translation.ts';

export interface RepeatLimitedLog {
  log: LogFunction;
  /** Logs how many messages were suppressed; call once, after all records are read. */
  end: () => void;
}

/** A number or UUID after a space: messages that differ only by it are of the same kind. */
const recordId = /(?<= )(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d+)\b/g;

/** Passes on the first messages of each kind and counts the others. */
export const createRepeatLimitedLog = (write: LogFunction, shownPerKind = 5): RepeatLimitedLog => {
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
