// Ends a session when the backend it works with is gone. Called by live-backend.ts.
import type { Session } from './session.ts';

interface Pace {
  intervalMs: number;
  /** How long one answer may take. A build on a small machine leaves the backend little to compute with. */
  answerPatienceMs: number;
}

const missedAnswers = 3;

/**
 * Asks the backend again and again, and fails the session when several questions in a row get no answer at all.
 * Any answer counts: a backend under pressure refuses requests, but it is there.
 */
export function watchBackend(
  url: string,
  session: Pick<Session, 'fail' | 'onEnd'>,
  pace: Pace = { intervalMs: 5_000, answerPatienceMs: 30_000 },
): void {
  let missed = 0;
  let timer: NodeJS.Timeout;
  let isOver = false;
  const ask = async () => {
    missed = (await isThere(url, pace.answerPatienceMs)) ? 0 : missed + 1;
    if (isOver) return;
    if (missed === missedAnswers) {
      session.fail('The backend does not answer any more. Its logs are in .data/backend/logs; start again.');
      return;
    }
    wait();
  };
  const wait = () => {
    timer = setTimeout(() => void ask(), pace.intervalMs);
    timer.unref();
  };
  wait();
  session.onEnd(() => {
    isOver = true;
    clearTimeout(timer);
    return Promise.resolve();
  });
}

async function isThere(url: string, patienceMs: number): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/server/ping`, { signal: AbortSignal.timeout(patienceMs) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
