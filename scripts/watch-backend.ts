// Ends a backend that hangs, so that it is started again. Called by live-backend.ts.
import type { RunningBackend } from '../backend/launch/start-backend.ts';
import type { Session } from './session.ts';

interface Pace {
  intervalMs: number;
  /** How long one answer may take. A build on a small machine leaves the backend little to compute with. */
  answerTimeoutMs: number;
}

interface WatchOptions {
  log: (line: string) => void;
  onEnd: Session['onEnd'];
  pace?: Pace;
}

const maxMissedAnswers = 3;
const defaultPace: Pace = { intervalMs: 5_000, answerTimeoutMs: 30_000 };

/**
 * Asks the backend again and again, and kills it when several questions in a row get no answer at all; whoever supervises it
 * starts it again. Any answer counts: a backend under pressure refuses requests, but it is there.
 */
export const watchBackend = (
  backend: Pick<RunningBackend, 'isUp' | 'kill' | 'url'>,
  { log, onEnd, pace = defaultPace }: WatchOptions,
): void => {
  let missed = 0;
  let timer: NodeJS.Timeout;
  let isOver = false;
  const ask = async () => {
    // While it is started again nobody answers, and nobody is waited for.
    const isFine = !backend.isUp() || (await isAnswering(backend.url, pace.answerTimeoutMs));
    missed = isFine ? 0 : missed + 1;
    if (isOver) return;
    if (missed === maxMissedAnswers) {
      log('The backend does not answer any more and is ended.');
      missed = 0;
      backend.kill();
    }
    wait();
  };
  const wait = () => {
    timer = setTimeout(() => void ask(), pace.intervalMs);
    timer.unref();
  };
  wait();
  onEnd(() => {
    isOver = true;
    clearTimeout(timer);
    return Promise.resolve();
  });
};

const isAnswering = async (url: string, timeoutMs: number): Promise<boolean> => {
  try {
    const answer = await fetch(`${url}/server/ping`, { signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
};
