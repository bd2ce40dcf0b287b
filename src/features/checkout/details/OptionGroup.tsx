// A group of ways to choose from, under its heading; what is wrong with the choice and what has changed stands above them.
import { type ReactNode, useId } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import * as styles from './Details.module.css';

export interface OptionGroupProps {
  /** Place in the form to which the confirm step leads. */
  id: string;
  heading: string;
  /** What has fallen away of an earlier choice. */
  notice: string | undefined;
  error: string | undefined;
  /** Gets the id of the error for its controls. */
  children: (errorId: string | undefined) => ReactNode;
}

export const OptionGroup = ({ id, heading, notice, error, children }: OptionGroupProps) => {
  const errorId = `${useId()}-error`;
  return (
    <fieldset className={styles.group}>
      <legend>
        <h3 id={id} tabIndex={-1} className={styles.heading}>
          {heading}
        </h3>
      </legend>
      <div role="status">{notice !== undefined && <Notice variant="info">{notice}</Notice>}</div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="error" />
          {error}
        </p>
      )}
      <div>{children(error === undefined ? undefined : errorId)}</div>
    </fieldset>
  );
};
