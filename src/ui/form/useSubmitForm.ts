// The one state of a form: what is wrong, whether it is on its way, retried without doubling, and open again when it failed. The
// fields are the browser's own; `Form` shows it all. Used by every form of the features.
import { useEffect, useRef, useState } from 'react';

/** What a service learns about the sending beside the text itself. */
export interface SubmissionMetadata {
  /** The same for every retry of one text. */
  attempt?: string | undefined;
  /** How long the form has been open, in milliseconds. */
  open_ms: number;
}

export interface FieldError {
  /** Name of the form control. */
  name: string;
  text: string;
}

/** The controls that are wrong: by their names, or with words of their own. */
type WrongFields = { ok: false; errors: FieldError[] } | { ok: false; fields: readonly string[] };

interface FormRefusal<Code> {
  ok: false;
  code: Code;
  field?: string | undefined;
}

export type FormSubmission<Body, Code> =
  | { step: 'open' | 'sending' }
  | { step: 'sent'; body: Body }
  | { step: 'refused'; code: Code; field?: string | undefined }
  | { step: 'failed'; isOffline: boolean };

export interface FormOptions<Body, Code> {
  /** The form's words: `problems` (with `count`), `submit`, `sending`, `errors.<field>`, `refusals.<code>`, `offline`, `failed`. */
  text: (key: string, values?: Record<string, number>) => string;
  /** Sends what is right; where more than the fields has to be known for that, it may still find them wrong. */
  send: (body: Body & SubmissionMetadata) => Promise<FormRefusal<Code> | WrongFields | { ok: true }>;
  /** What a refusal says at a field; a refusal of no field stands above the button. */
  toFieldError?: (refusal: FormRefusal<Code>) => FieldError | undefined;
  /**
   * What is wrong at the moment, by the names of the controls, for a form that knows it with every change: it is said at a field
   * that was left, and everywhere once the form was sent. Other forms check when they are sent.
   */
  problems?: Readonly<Partial<Record<string, string>>>;
  /** What is said from the start: a service refused the form on another step. */
  initialErrors?: FieldError[];
}

export type FormState<Body, Code> = ReturnType<typeof useSubmitForm<Body & object, Code & string>>;

/** Absent on pages that did not come over HTTPS: browsers keep the function from them. */
const createAttempt = (): string | undefined => ('randomUUID' in crypto ? crypto.randomUUID() : undefined);

export const useSubmitForm = <Body extends object, Code extends string>({
  text,
  send,
  toFieldError,
  problems,
  initialErrors = [],
}: FormOptions<Body, Code>) => {
  const [submission, setSubmission] = useState<FormSubmission<Body, Code>>({ step: 'open' });
  /** Of the last sending; a new list for each. */
  const [errors, setErrors] = useState(initialErrors);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const openedAt = useRef(0);
  const isSending = useRef(false);
  const last = useRef<{ text: string; attempt: string | undefined }>(undefined);

  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const tell = (wrong: WrongFields) => {
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
      tell(outcome);
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
      tell(read);
      // Why an earlier sending failed is told no more.
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
    /** Why the form could not be sent; `undefined` while nothing stands in the way. */
    failure: toFailure(submission, text),
    isSending: submission.step === 'sending',
    /** What was taken. */
    sent: submission.step === 'sent' ? submission.body : undefined,
    submit,
    /** What is wrong with a field; `undefined` while nothing is, or the visitor is still at it. */
    toError: (name: string): string | undefined => {
      const problem = problems?.[name];
      if (problem !== undefined) return isSubmitted || left.has(name) ? problem : undefined;
      if (problems && (isSubmitted || left.has(name))) return undefined;
      return errors.find((error) => error.name === name)?.text;
    },
    leave: (name: string) => setLeft((known) => (known.has(name) ? known : new Set([...known, name]))),
  };
};

const toFailure = (submission: FormSubmission<unknown, string>, text: (key: string) => string): string | undefined => {
  if (submission.step === 'refused') return text(`refusals.${submission.code}`);
  if (submission.step === 'failed') return text(submission.isOffline ? 'offline' : 'failed');
  return undefined;
};
