// The state of a form: validation errors, submission and failure, with retries that the service deduplicates. The
// fields are uncontrolled; `Form` renders the state.
import { useEffect, useRef, useState } from 'react';
import { useTouchedFields } from './useTouchedFields.ts';

/** Metadata that the service receives with a submission. */
export interface FormAttemptKeyAndOpenDuration {
  /** Idempotency key: the same for every retry of the same content. */
  attempt?: string | undefined;
  /** Time since the form was opened, in milliseconds. */
  open_ms: number;
}

export interface InvalidFormField {
  /** Name of the form control. */
  name: string;
  text: string;
}

/** The invalid controls: by name, or with error texts. */
type WrongFields = { ok: false; errors: InvalidFormField[] } | { ok: false; fields: readonly string[] };

interface FormRefusal<Code> {
  ok: false;
  code: Code;
  field?: string | undefined;
}

export type FormSubmissionState<Body, Code> =
  | { step: 'open' | 'sending' }
  | { step: 'sent'; body: Body }
  | { step: 'refused'; code: Code; field?: string | undefined }
  | { step: 'failed'; isOffline: boolean };

export interface UseSubmitFormOptions<Body, Code> {
  /**
   * Texts of the form: `problems` (with `count`), `submit`, `sending`, `errors.<field>`, `refusals.<code>`, `offline`,
   * `failed`.
   */
  text: (key: string, values?: Record<string, number>) => string;
  /** Submits a valid body; may still return invalid fields if validation needs more than the fields. */
  send: (body: Body & FormAttemptKeyAndOpenDuration) => Promise<FormRefusal<Code> | WrongFields | { ok: true }>;
  /** Maps a refusal to a field error; without one it appears above the button. */
  toFieldError?: (refusal: FormRefusal<Code>) => InvalidFormField | undefined;
  /**
   * Current errors by control name, for a form that validates on every change. A field shows its error after it loses
   * focus, and every field after a submission. Other forms validate on submission.
   */
  problems?: Readonly<Partial<Record<string, string>>>;
  /** Initial errors, if the service rejected an earlier step. */
  initialErrors?: InvalidFormField[];
}

export type UseSubmitFormResult<Body, Code> = ReturnType<typeof useSubmitForm<Body & object, Code & string>>;

/** `randomUUID` is missing on pages without HTTPS. */
const createAttempt = (): string | undefined => ('randomUUID' in crypto ? crypto.randomUUID() : undefined);

export const useSubmitForm = <Body extends object, Code extends string>({
  text,
  send,
  toFieldError,
  problems,
  initialErrors = [],
}: UseSubmitFormOptions<Body, Code>) => {
  const [submission, setSubmission] = useState<FormSubmissionState<Body, Code>>({ step: 'open' });
  /** Errors of the last submission; a new list each time. */
  const [errors, setErrors] = useState(initialErrors);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { touched, leave } = useTouchedFields();
  const openedAt = useRef(0);
  const isSending = useRef(false);
  const last = useRef<{ text: string; attempt: string | undefined }>(undefined);

  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const showErrors = (wrong: WrongFields) => {
    setIsSubmitted(true);
    setErrors('errors' in wrong ? wrong.errors : wrong.fields.map((name) => ({ name, text: text(`errors.${name}`) })));
  };

  const trySending = async (body: Body): Promise<void> => {
    const written = JSON.stringify(body);
    if (last.current?.text !== written) last.current = { text: written, attempt: createAttempt() };
    const { attempt } = last.current;
    const open_ms = Math.round(performance.now() - openedAt.current);
    const outcome = await send({ ...body, ...(attempt !== undefined && { attempt }), open_ms });
    if (outcome.ok) setSubmission({ step: 'sent', body });
    else if (!('code' in outcome)) {
      showErrors(outcome);
      setSubmission({ step: 'open' });
    } else {
      const error = toFieldError?.(outcome);
      if (error) setErrors([error]);
      setSubmission({ step: 'refused', code: outcome.code, field: outcome.field });
    }
  };

  const submit = async (read: WrongFields | { ok: true; body: Body }): Promise<void> => {
    if (isSending.current) return;
    if (!read.ok) {
      showErrors(read);
      // Clears the failure of an earlier submission.
      setSubmission((known) => (known.step === 'sent' ? known : { step: 'open' }));
      return;
    }
    setErrors([]);
    isSending.current = true;
    setSubmission({ step: 'sending' });
    try {
      await trySending(read.body);
    } catch (error) {
      console.error(error);
      setSubmission({ step: 'failed', isOffline: !navigator.onLine });
    } finally {
      isSending.current = false;
    }
  };

  return {
    text,
    submission,
    errors,
    /** Why the submission failed; `undefined` without a failure. */
    failure: toFailure(submission, text),
    isSending: submission.step === 'sending',
    /** The submitted body after success. */
    sent: submission.step === 'sent' ? submission.body : undefined,
    submit,
    /** Error of a field; `undefined` while it is valid or still being edited. */
    toError: (name: string): string | undefined => {
      const problem = problems?.[name];
      if (problem !== undefined) return isSubmitted || touched.has(name) ? problem : undefined;
      if (problems && (isSubmitted || touched.has(name))) return undefined;
      return errors.find((error) => error.name === name)?.text;
    },
    leave,
  };
};

const toFailure = (
  submission: FormSubmissionState<unknown, string>,
  text: (key: string) => string,
): string | undefined => {
  if (submission.step === 'refused') return text(`refusals.${submission.code}`);
  if (submission.step === 'failed') return text(submission.isOffline ? 'offline' : 'failed');
  return undefined;
};
