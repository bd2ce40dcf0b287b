// The error of a failed site build, and its payload for the next process.
import {
  type BuildFailurePayload,
  type BuildFailureCauseAndDetails,
  type BuildFailureReport,
  maxBuildFailureDetailLength,
  maxDetailsPerBuildFailure,
  type RecordReference,
} from '../../contract/publishing/build-failure.ts';

/** Limits number and length of the details; the last line then contains the number of omitted ones. */
export const truncateBuildFailureDetails = (lines: readonly string[]): string[] => {
  const shown =
    lines.length > maxDetailsPerBuildFailure
      ? [...lines.slice(0, maxDetailsPerBuildFailure - 1), `… (+${lines.length - maxDetailsPerBuildFailure + 1})`]
      : lines;
  return shown.map((line) =>
    line.length > maxBuildFailureDetailLength ? `${line.slice(0, maxBuildFailureDetailLength - 2)} …` : line,
  );
};

export class BuildFailureError extends Error {
  readonly reason: BuildFailureCauseAndDetails;
  /** The first record that caused the failure; `undefined` where unknown, or where a record is missing. */
  readonly record: RecordReference | undefined;

  /** @param text the translated cause, for a terminal */
  constructor({ record, ...reason }: BuildFailureReport, text: string) {
    super([text, ...reason.details].join('\n'));
    this.reason = reason;
    this.record = record;
  }

  /** The payload for the next process, with truncated details. */
  toNote(): BuildFailurePayload {
    const { cause, details } = this.reason;
    return { cause, details: truncateBuildFailureDetails(details), ...(this.record && { record: this.record }) };
  }
}
