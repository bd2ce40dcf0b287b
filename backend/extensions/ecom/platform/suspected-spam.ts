// Recognizes submissions that are probably spam by the spam check fields of a form (contract/shop/request-body-field-schemas.ts).

/** Shortest plausible time to fill in a form. */
const minOpenMs = 2_000;

/** Whether the form was open for an implausibly short time, which also happens with autofill. */
export const isFormFilledTooFast = (open_ms: number): boolean => open_ms < minOpenMs;

export const isSuspectedSpamSubmission = ({ homepage, open_ms }: { homepage: string; open_ms: number }): boolean =>
  homepage !== '' || isFormFilledTooFast(open_ms);
