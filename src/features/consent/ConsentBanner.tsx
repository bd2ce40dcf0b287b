// The cookie banner: a card at the bottom left until the visitor answers, or when reopened (specification §2, §4). It
// is not modal. Without scripts it never appears.
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentOption } from '../../../domain/cookie-consent.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import {
  closeReopenedConsentBanner,
  setConsentDraft,
  refuseConsents,
  saveConsents,
  useConsentStore,
} from './consent-store.ts';
import { consentBannerTitleId, restoreFocusAfterConsent } from './ConsentSettingsButton.tsx';
import * as styles from './ConsentBanner.module.css';

export interface ConsentBannerProps {
  consents: readonly ConsentOption[];
  /** Renders the banner in the page's flow instead of fixed at the bottom. */
  isInPage?: boolean;
}

export const ConsentBanner = (props: ConsentBannerProps) => {
  const isShown = useConsentStore(({ stored, isReopened }) => stored === null || (stored !== undefined && isReopened));
  return isShown ? <ConsentCard {...props} /> : null;
};

/** Escape closes a reopened banner; without an answer it does nothing. */
const useEscape = (card: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = card.current;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !useConsentStore.getState().stored) return;
      closeReopenedConsentBanner();
      restoreFocusAfterConsent();
    };
    element?.addEventListener('keydown', close);
    return () => element?.removeEventListener('keydown', close);
  }, [card]);
};

const ConsentCard = ({ consents, isInPage = false }: ConsentBannerProps) => {
  const { t } = useTranslation('shell');
  const card = useConsentRoom(!isInPage);
  useEscape(card);
  const { stored, draft } = useConsentStore();
  const givenIds = draft ?? new Set(stored?.consents.flatMap((one) => (one.consentGiven ? [one.function_id] : [])));
  const answer = (save: () => void) => () => {
    save();
    restoreFocusAfterConsent();
  };
  const toggle = (functionId: string, isOn: boolean) => {
    const next = new Set(givenIds);
    if (isOn) next.add(functionId);
    else next.delete(functionId);
    setConsentDraft(next);
  };
  return (
    <section
      ref={card}
      className={isInPage ? `${styles.card ?? ''} ${styles.inPage ?? ''}` : styles.card}
      aria-labelledby={consentBannerTitleId}
    >
      <h2 id={consentBannerTitleId} className={styles.title} tabIndex={-1}>
        {t('consent.heading')}
      </h2>
      <p className={styles.intro}>{t('consent.intro')}</p>
      <ul className={styles.rows}>
        {consents.map((consent) => (
          <ConsentRow
            key={consent.functionId}
            consent={consent}
            isOn={consent.locked || givenIds.has(consent.functionId)}
            onChange={(isOn) => toggle(consent.functionId, isOn)}
          />
        ))}
      </ul>
      {/* All three look alike and have one size: refusing is as easy as agreeing (law row L22). */}
      <div className={styles.buttons}>
        <Button variant="secondary" className={styles.button} onClick={answer(() => refuseConsents(consents))}>
          {t('consent.refuse')}
        </Button>
        <Button variant="secondary" className={styles.button} onClick={answer(() => saveConsents(consents, givenIds))}>
          {t('consent.saveSelected')}
        </Button>
        <Button
          variant="secondary"
          className={styles.button}
          onClick={answer(() => saveConsents(consents, new Set(consents.map(({ functionId }) => functionId))))}
        >
          {t('consent.allowAll')}
        </Button>
      </div>
    </section>
  );
};

interface ConsentRowProps {
  consent: ConsentOption;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** One consent in the banner: a switch and a collapsible description (specification §4). */
const ConsentRow = ({ consent, isOn, onChange }: ConsentRowProps) => {
  const { t } = useTranslation('shell');
  const [isExpanded, setIsExpanded] = useState(false);
  const panelId = useId();
  const { functionId, locked, link } = consent;
  // A consent without a CMS record is built in.
  const isBuiltIn = consent.displayName === null;
  const name = consent.displayName ?? t(`consent.${functionId}.name`);
  const description = isBuiltIn ? t(`consent.${functionId}.description`) : consent.description;
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <label className={styles.label}>
          <input
            type="checkbox"
            role="switch"
            className={styles.toggle}
            checked={isOn}
            disabled={locked}
            onChange={({ target }) => onChange(target.checked)}
          />
          <span>
            {name}
            {locked && <span className={styles.locked}> {t('consent.alwaysOn')}</span>}
          </span>
        </label>
        {(description ?? link) && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isExpanded}
            aria-controls={panelId}
            aria-label={`${t('consent.details')}: ${name}`}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {t('consent.details')}
          </button>
        )}
      </div>
      <div id={panelId} className={isExpanded ? `${styles.panel} ${styles.open}` : styles.panel}>
        <div className={styles.text}>
          {description && <p>{description}</p>}
          {link && (
            <p>
              <Link href={link} aria-label={`${t('consent.readMore')}: ${name}`}>
                {t('consent.readMore')}
              </Link>
            </p>
          )}
        </div>
      </div>
    </li>
  );
};

/** Sets `--consent-room` on the root to the height of a fixed banner; the styles are in the same CSS module. */
const useConsentRoom = (isFixed: boolean): RefObject<HTMLElement | null> => {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = card.current;
    if (!element || !isFixed) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const room = window.innerHeight - element.getBoundingClientRect().top;
      style.setProperty('--consent-room', `${Math.ceil(room)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-room');
    };
  }, [isFixed]);
  return card;
};
