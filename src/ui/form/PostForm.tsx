// The frame of a form that a feature posts: summary of what is wrong, the fields, the button, and why it was not sent.
// What is typed stays in its fields whatever happens; the form is replaced only by what follows on success.
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { Button, type ButtonLook } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { ErrorSummary, type FieldError } from './ErrorSummary.tsx';
import * as styles from './PostForm.module.css';

export interface PostFormProps {
  errors: FieldError[];
  /** Heading of the summary, such as "Please look at two entries again". */
  summary: string;
  /** Why the form could not be sent; empty while nothing stands in the way. */
  failure: string | undefined;
  isSending: boolean;
  submitLabel: string;
  sendingLabel: string;
  /** `secondary` where the page has a primary button of its own. */
  look?: ButtonLook;
  /** Where the browser itself posts the form while no script has taken over; absent where it needs scripts. */
  action?: string | undefined;
  /** Gets the text of every field that has one, by its name. */
  onSubmit: (values: Record<string, string>) => void;
  children: ReactNode;
}

const readValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

export const PostForm = ({ errors, summary, failure, isSending, ...props }: PostFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) props.onSubmit(readValues(event.currentTarget));
  };
  const focusField = (name: string) => {
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  return (
    // The browser's own bubbles vanish, speak its language and come one at a time; ours stand at their fields.
    <form
      ref={form}
      className={styles.form}
      action={props.action}
      method={props.action === undefined ? undefined : 'post'}
      data-needs-script={props.action === undefined || undefined}
      noValidate
      onSubmit={submit}
    >
      {errors.length > 0 && <ErrorSummary heading={summary} errors={errors} onChoose={focusField} />}
      {props.children}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Homepage
          <input type="text" name="homepage" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
        </label>
      </div>
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      <div>
        <Button type="submit" look={props.look ?? 'primary'} isBusy={isSending}>
          {isSending ? props.sendingLabel : props.submitLabel}
        </Button>
      </div>
    </form>
  );
};
