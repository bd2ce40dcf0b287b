// An error that explains itself to an editor: thrown where a build cannot go on, in Gatsby's process and in the build command.
import { type BuildFailureNote, type FaultyRecord, toShownDetails } from './build-failure.ts';
import { type FailureReason, toReasonText } from './failure-words.ts';

export class ToldFailure extends Error {
  readonly reason: FailureReason;
  /** The first record at fault; none where one is missing, or none is known. */
  readonly record: FaultyRecord | undefined;

  constructor({ record, ...reason }: FailureReason & { record?: FaultyRecord | undefined }) {
    super(toReasonText(reason, 'en'));
    this.reason = reason;
    this.record = record;
  }

  /** As it is passed on: no more of it than may be told. */
  toNote(): BuildFailureNote {
    const { cause, details } = this.reason;
    return { cause, details: toShownDetails(details), ...(this.record && { record: this.record }) };
  }
}
