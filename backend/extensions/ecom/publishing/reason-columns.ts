// How the reason of a failed build stands in its publication's record. Used by those beside who write and read it.
import type { FailureCause, FailureReason } from '../../../../contract/publishing/failure-words.ts';

export interface ReasonColumns {
  cause: FailureCause | null;
  /** One a line. */
  details: string | null;
}

export const toReasonColumns = ({ cause, details }: FailureReason): ReasonColumns => ({
  cause,
  details: details.join('\n'),
});

/** `null` for a publication that has not failed. */
export const fromReasonColumns = ({ cause, details }: ReasonColumns): FailureReason | null =>
  cause && { cause, details: details === null || details === '' ? [] : details.split('\n') };
