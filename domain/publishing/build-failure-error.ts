// The error of a failed site build, and its payload for the next process.
import {
  type BuildFailurePayload,
  type BuildFailureReason,
  type BuildFailureReport,
  maxFailureDetailLength,
  maxFailureDetails,
  type RecordReference,
} from '../../contract/publishing/build-failure.ts';

/** Limits number and length of the details; the last line then contains the number of omitted ones. */
export const truncateFailureDetails = (lines: readonly string[]): string[] => {
  const shown =
    lines.length > maxFailureDetails
      ? [...lines.slice(0, maxFailureDetails - 1), `… (+${lines.length - maxFailureDetails + 1})`]
      : lines;
  return shown.map((line) =>
    line.length > maxFailureDetailLength ? `${line.slice(0, maxFailureDetailLength - 2)} …` : line,
  );
};

export class BuildFailureError extends Error {
  readonly reason: BuildFailureReason;
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
    return { cause, details: truncateFailureDetails(details), ...(this.record && { record: this.record }) };
  }
}
