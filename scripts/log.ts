// The look of the commands' output: who speaks, then what. Called by all scripts.

export type Log = (line: string) => void;

/** A log whose lines begin with the speaker's name. */
export function createLog(speaker: string): Log {
  return (line) => console.log(`${speaker.padEnd(8)} ${line}`);
}

/** A duration as people say it. */
export function toDuration(durationMs: number): string {
  const seconds = durationMs / 1_000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;
}
