// Lazy entry point of a form: a native disclosure that loads the form's code when first opened and offers a retry on
// failure. Input is kept when it closes.
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, toButtonClassName } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import * as styles from './FormDisclosure.module.css';

export interface FormDisclosureProps<Props extends object> {
  /** Id on the page that links lead to. */
  id?: string;
  /** Opens the form and scrolls to it, because the address asks for it. */
  isRequested?: boolean;
  label: string;
  /** Namespace of the texts `loading`, `loadFailed`, `tryAgain` and `needsScript`. */
  namespace: string;
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Props of the loaded form. */
  form: Props;
}

type Loading<Props> = { step: 'closed' | 'failed' | 'loading' } | { step: 'ready'; Form: ComponentType<Props> };

export const FormDisclosure = <Props extends object>(props: FormDisclosureProps<Props>) => {
  const { id, isRequested = false, label, namespace, load, form } = props;
  const { t } = useTranslation(namespace);
  const details = useRef<HTMLDetailsElement>(null);
  const [loading, setLoading] = useState<Loading<Props>>({ step: 'closed' });

  const start = () => {
    setLoading({ step: 'loading' });
    load().then(
      (module) => setLoading({ step: 'ready', Form: module.default }),
      () => setLoading({ step: 'failed' }),
    );
  };

  // The visitor may have opened it before hydration.
  const wasOpenedBefore = useRef(start);
  useEffect(() => {
    if (details.current?.open) wasOpenedBefore.current();
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
        if (currentTarget.open && loading.step === 'closed') start();
      }}
    >
      <summary className={toButtonClassName('secondary')}>
        {label}
        <Icon name="open" className={styles.arrow} />
      </summary>
      <div className={styles.content}>{toContent(loading, t, start, form)}</div>
      <noscript>
        <p className={styles.content}>{t('needsScript')}</p>
      </noscript>
    </details>
  );
};

const toContent = <Props extends object>(
  loading: Loading<Props>,
  t: (key: string) => string,
  tryAgain: () => void,
  form: Props,
): ReactNode => {
  if (loading.step === 'ready') return <loading.Form {...form} />;
  if (loading.step === 'loading') return <p role="status">{t('loading')}</p>;
  if (loading.step === 'closed') return null;
  return (
    <div role="alert" className={styles.failure}>
      <p>{t('loadFailed')}</p>
      <Button variant="secondary" onClick={tryAgain}>
        {t('tryAgain')}
      </Button>
    </div>
  );
};
