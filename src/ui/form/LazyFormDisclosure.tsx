// Lazy entry point of a form: a native disclosure that loads the form's code when first opened and offers a retry on
// failure. Input is kept when it closes.
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyModule } from '../../adapters/browser/use-lazy-module.ts';
import { Button, type ButtonVariant, toButtonClassName } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import * as styles from './LazyFormDisclosure.module.css';

export interface LazyFormDisclosureProps<Props extends object> {
  /** Id on the page that links lead to. */
  id?: string;
  /** Opens the form and scrolls to it, because the address requests it. */
  isRequested?: boolean;
  label: string;
  variant?: ButtonVariant;
  /** Namespace of the texts `loading`, `loadFailed`, `tryAgain` and `needsScript`. */
  namespace: string;
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Props of the loaded form. */
  form: Props;
}

export const LazyFormDisclosure = <Props extends object>(props: LazyFormDisclosureProps<Props>) => {
  const { id, isRequested = false, label, variant = 'secondary', namespace, load, form } = props;
  const { t } = useTranslation(namespace);
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const { module, hasFailed, retry } = useLazyModule(load, { isWanted: wasOpened });

  // The visitor may have opened it before hydration.
  useEffect(() => {
    if (details.current?.open) setWasOpened(true);
  }, []);

  useEffect(() => {
    if (!isRequested || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
    details.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [isRequested]);

  return (
    <details
      ref={details}
      id={id}
      className={styles.disclosure}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
      }}
    >
      <summary className={toButtonClassName(variant)}>
        {label}
        <Icon name="open" className={styles.arrow} />
      </summary>
      <div className={styles.content}>
        {hasFailed ? (
          <div role="alert" className={styles.failure}>
            <p>{t('loadFailed')}</p>
            <Button variant="secondary" onClick={retry}>
              {t('tryAgain')}
            </Button>
          </div>
        ) : (
          wasOpened && (module ? <module.default {...form} /> : <p role="status">{t('loading')}</p>)
        )}
      </div>
      <noscript>
        <p className={styles.content}>{t('needsScript')}</p>
      </noscript>
    </details>
  );
};
