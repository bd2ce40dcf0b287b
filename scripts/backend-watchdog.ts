// Kills a backend that hangs, so that its supervisor restarts it.
import type { RunningBackend } from '../backend/launch/start-backend.ts';
import type { CliCommandLifecycle } from './run-cli-command-and-exit.ts';

interface Pace {
  intervalMs: number;
  /** Timeout of one response. A build on a small machine leaves little CPU time to the backend. */
  answerTimeoutMs: number;
}

interface WatchOptions {
  log: (line: string) => void;
  onEnd: CliCommandLifecycle['onEnd'];
  pace?: Pace;
}

const maxMissedAnswers = 3;
const defaultPace: Pace = { intervalMs: 5_000, answerTimeoutMs: 30_000 };

/**
 * Pings the backend regularly and kills it after several consecutive pings without a response; its supervisor restarts
 * it. Any response counts: a backend under load refuses requests, but it is alive.
 */
export const killBackendWhenUnresponsive = (
  backend: Pick<RunningBackend, 'isUp' | 'kill' | 'url'>,
  { log, onEnd, pace = defaultPace }: WatchOptions,
): void => {
  let missed = 0;
  let timer: NodeJS.Timeout;
  let isOver = false;
  const ping = async () => {
    // During a restart no response is expected.
    const isFine = !backend.isUp() || (await isAnswering(backend.url, pace.answerTimeoutMs));
    missed = isFine ? 0 : missed + 1;
    if (isOver) return;
    if (missed === maxMissedAnswers) {
      log('The backend does not respond any more and is killed.');
      missed = 0;
      backend.kill();
    }
    wait();
  };
  const wait = () => {
    timer = setTimeout(() => void ping(), pace.intervalMs);
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
