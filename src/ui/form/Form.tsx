// A form with error summary, fields, submit button and failure message. Input is kept on every failure; only success
// replaces the form.
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { Button, type ButtonVariant } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import * as styles from './Form.module.css';
import type { UseSubmitFormResult } from './useSubmitForm.ts';

export interface FormProps {
  form: Pick<UseSubmitFormResult<unknown, unknown>, 'errors' | 'failure' | 'isSending' | 'text' | 'toError'>;
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
          form={form}
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
  /** Its errors are a new list for every submission, so focus moves to the summary again. */
  form: Pick<FormProps['form'], 'errors' | 'text' | 'toError'>;
  onChoose: (name: string) => void;
}

/**
 * The error summary above the form: takes focus when it appears and links to each field (WCAG 2.2 AA 3.3.1). A field
 * that is corrected leaves it.
 */
const ErrorSummary = ({ form: { errors, text, toError }, onChoose }: ErrorSummaryProps) => {
  const element = useRef<HTMLDivElement>(null);
  const open = errors.flatMap(({ name }) => {
    const error = toError(name);
    return error === undefined ? [] : [{ name, error }];
  });
  useEffect(() => {
    // Scrolls to the start: browsers scroll to the nearer edge, and the summary may be taller than the window.
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [errors]);
  return (
    <div ref={element} tabIndex={-1}>
      {open.length > 0 && (
        <Notice variant="error">
          {/* Announced when it appears, but not again for every field that is corrected. */}
          <div aria-live="off">
            <p>{text('problems', { count: open.length })}</p>
            <ul className={styles.errors}>
              {open.map(({ name, error }) => (
                <li key={name}>
                  <button type="button" className={styles.error} onClick={() => onChoose(name)}>
                    {error}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </Notice>
      )}
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
