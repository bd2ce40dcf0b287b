// One form on its way to a service: sent once at a time, retried without doubling, and open again when it failed.
// Used by the forms of the features, which hand in the adapter's post.
import { useEffect, useRef, useState } from 'react';

/** What a service learns about the sending beside the text itself. */
export interface Attempt {
  /** The same for every retry of one text. */
  attempt?: string | undefined;
  /** How long the form has been open, in milliseconds. */
  open_ms: number;
}

export type Submission<Code extends string> =
  | { step: 'open' | 'sending' | 'sent' }
  | { step: 'refused'; code: Code; field?: string | undefined }
  | { step: 'failed'; isOffline: boolean };

type Outcome<Code extends string> = { ok: true } | { ok: false; code: Code; field?: string | undefined };

/** Absent on pages that did not come over HTTPS: browsers keep the function from them. */
const createAttempt = (): string | undefined => ('randomUUID' in crypto ? crypto.randomUUID() : undefined);

const toSubmission = <Code extends string>(outcome: Outcome<Code>): Submission<Code> =>
  outcome.ok ? { step: 'sent' } : { step: 'refused', code: outcome.code, field: outcome.field };

/** The message that says why a form was not sent, below the `form` of its namespace; `undefined` while nothing failed. */
export const toFailureKey = (submission: Submission<string>): string | undefined => {
  if (submission.step === 'refused') return `refusals.${submission.code}`;
  if (submission.step === 'failed') return submission.isOffline ? 'offline' : 'failed';
  return undefined;
};

export const useSubmission = <Text extends object, Code extends string>(
  send: (body: Text & Attempt) => Promise<Outcome<Code>>,
) => {
  const [submission, setSubmission] = useState<Submission<Code>>({ step: 'open' });
  const openedAt = useRef(0);
  const isSending = useRef(false);
  const last = useRef<{ text: string; attempt: string | undefined }>(undefined);

  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const submit = async (body: Text): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setSubmission({ step: 'sending' });
    const text = JSON.stringify(body);
    if (last.current?.text !== text) last.current = { text, attempt: createAttempt() };
    const { attempt } = last.current;
    const open_ms = Math.round(performance.now() - openedAt.current);
    try {
      setSubmission(toSubmission(await send({ ...body, ...(attempt !== undefined && { attempt }), open_ms })));
    } catch (error) {
      console.error(error);
      setSubmission({ step: 'failed', isOffline: !navigator.onLine });
    } finally {
      isSending.current = false;
    }
  };

  return { submission, submit };
};
