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
    await new Promise<void>((start) => {
      waiting.push({ isLive: job.kind === 'live', start });
      if (!isBusy) startNext();
    });
    try {
      if (!run.signal.aborted) return await runBuild(job, run);
      return { kind: 'failed', stage: 'pages', reason: 'Stopped before this build began.' };
    } finally {
      startNext();
    }
  };
}
