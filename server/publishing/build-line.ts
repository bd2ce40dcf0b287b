// One build at a time: the site's own and those of previews share one machine, and what visitors get goes first.
// Used by `npm start`, which gives the same line to the publisher and to the preview host.
import type { RunBuild } from './build-job.ts';

/** The same builds, one after the other, live ones before previews; who stopped meanwhile is not built. */
export function createBuildLine(runBuild: RunBuild): RunBuild {
  const waiting: { isLive: boolean; start: () => void }[] = [];
  let isBusy = false;
  const startNext = () => {
    const live = waiting.findIndex(({ isLive }) => isLive);
    const [next] = waiting.splice(Math.max(live, 0), 1);
    isBusy = next !== undefined;
    next?.start();
  };
  return async (job, run) => {
    const hasBegun = await new Promise<boolean>((settle) => {
      const entry = { isLive: job.kind === 'live', start: () => settle(true) };
      waiting.push(entry);
      const leave = () => {
        const place = waiting.indexOf(entry);
        if (place >= 0) waiting.splice(place, 1);
        settle(false);
      };
      run.signal.addEventListener('abort', leave, { once: true });
      if (run.signal.aborted) leave();
      else if (!isBusy) startNext();
    });
    if (!hasBegun) return { kind: 'failed', stage: 'pages', cause: 'host_stopped', details: [] };
    try {
      return await runBuild(job, run);
    } finally {
      startNext();
    }
  };
}
