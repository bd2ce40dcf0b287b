// A form with error summary, fields, submit button and failure message. Input is kept on every failure; only success
// replaces the form.
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { Button, type ButtonVariant } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import * as styles from './Form.module.css';
import type { InvalidFormField, UseSubmitFormResult } from './useSubmitForm.ts';

export interface FormProps {
  form: Pick<UseSubmitFormResult<unknown, unknown>, 'errors' | 'failure' | 'isSending' | 'text'>;
  /** `secondary` if the page has another primary button. */
  variant?: ButtonVariant;
  /** Target of a native form post before hydration; omit if the form needs scripts. */
  action?: string | undefined;
  /** Receives the text values of the fields by name. */
  onSubmit: (values: Record<string, string>) => void;
  children: ReactNode;
}

const readValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

export const Form = ({ form, variant = 'primary', action, onSubmit, children }: FormProps) => {
  const element = useRef<HTMLFormElement>(null);
  const { errors, failure, isSending, text } = form;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) onSubmit(readValues(event.currentTarget));
  };
  return (
    // Native validation bubbles disappear, use the browser's language and show one error at a time; ours stay at
    // their fields.
    <form
      ref={element}
      className={styles.form}
      action={action}
      method={action === undefined ? undefined : 'post'}
      data-needs-script={action === undefined || undefined}
      noValidate
      onSubmit={submit}
    >
      {errors.length > 0 && (
        <ErrorSummary
          heading={text('problems', { count: errors.length })}
          errors={errors}
          onChoose={(name) => element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()}
        />
      )}
      {children}
      {/* For bots only: people neither see nor reach it. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Homepage
          <input type="text" name="homepage" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
        </label>
      </div>
      {failure !== undefined && <Notice variant="error">{failure}</Notice>}
      <div>
        <Button type="submit" variant={variant} isBusy={isSending}>
          {text(isSending ? 'sending' : 'submit')}
        </Button>
      </div>
    </form>
  );
};

interface ErrorSummaryProps {
  heading: string;
  /** A new list for every submission, so focus moves to the summary again. */
  errors: readonly InvalidFormField[];
  onChoose: (name: string) => void;
}

/** The error summary above the form: takes focus when it appears and links to each field (WCAG 2.2 AA 3.3.1). */
const ErrorSummary = ({ heading, errors, onChoose }: ErrorSummaryProps) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls to the start: browsers scroll to the nearer edge, and the summary may be taller than the window.
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [errors]);
  return (
    <div ref={element} tabIndex={-1}>
      <Notice variant="error">
        <p>{heading}</p>
        <ul className={styles.errors}>
          {errors.map(({ name, text }) => (
            <li key={name}>
              <button type="button" className={styles.error} onClick={() => onChoose(name)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};

/** Replaces a form after success and takes over the focus of its button. */
export const FormSentNotice = ({ children }: { children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return (
    <div ref={element} tabIndex={-1}>
      <Notice variant="success">{children}</Notice>
    </div>
  );
};
