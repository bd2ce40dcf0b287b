// Knows in which stage a build is and how long each took. Called by build-site.
import type { BuildStage, StageTime } from '../../contract/publishing/build-report.ts';

export interface StageClock {
  enter: (stage: BuildStage) => void;
  /** Ends the last stage. */
  read: () => StageTime[];
}

export function createStageClock(onStage: (stage: BuildStage) => void = () => undefined): StageClock {
  const entered: { stage: BuildStage; atMs: number }[] = [];
  return {
    enter: (stage) => {
      entered.push({ stage, atMs: performance.now() });
      onStage(stage);
    },
    read: () => {
      const endMs = performance.now();
      return entered.map(({ stage, atMs }, index) => ({
        stage,
        tookMs: Math.round((entered[index + 1]?.atMs ?? endMs) - atMs),
      }));
    },
  };
}
