// The consent management block at the legal text `consentmanager`: lists consents to external content with a way to
// withdraw them, and the analytics opt-out (specification §2).
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ImprintPageData } from '../../../domain/site-content.ts';
import { toMatomoOptOutUrl } from '../../adapters/matomo.ts';
import { Button } from '../../ui/Button.tsx';
import * as choiceStyles from '../../ui/ChoiceInput.module.css';
import { RichText } from '../../ui/RichText.tsx';
import {
  grantExternalContentConsent,
  resetConsents,
  useConsentStore,
  useIsExternalContentAllowed,
  withdrawExternalContentConsent,
} from './consent-store.ts';
import { ConsentSettingsButton } from './ConsentSettingsButton.tsx';
import * as styles from './CookieConsentSettingsSection.module.css';

export interface CookieConsentSettingsSectionProps {
  language: Locale;
  texts: ImprintPageData['legalTexts'];
}

export const CookieConsentSettingsSection = ({ language, texts }: CookieConsentSettingsSectionProps) => {
  const { t } = useTranslation('consent');
  const text = texts.find(({ key }) => key === 'consentmanager');
  if (!text) return null;
  return (
    <section className={styles.block} aria-labelledby="consents">
      <h2 id="consents" className={styles.title}>
        {text.title ?? t('heading')}
      </h2>
      <RichText html={text.html} />
      <ContentConsents />
      <p className={styles.actions}>
        <ConsentSettingsButton />
        <Button variant="ghost" onClick={resetConsents}>
          {t('reset')}
        </Button>
      </p>
      <p className={styles.noScript}>{t('noScript')}</p>
      <OptOutFrame language={language} />
    </section>
  );
};

/** One check box per stored consent; clearing it removes the entry and blocks the content. */
const ContentConsents = () => {
  const { t } = useTranslation('consent');
  const contentIds = useConsentStore((state) => state.contentIds);
  return contentIds.length === 0 ? (
    <p className={styles.note}>{t('none')}</p>
  ) : (
    <ul className={styles.contents}>
      {contentIds.map((id) => (
        <li key={id}>
          <label className={styles.content}>
            <input
              type="checkbox"
              className={choiceStyles.input}
              checked
              onChange={() => withdrawExternalContentConsent(id)}
            />
            {t(`content.${id}`, { defaultValue: id })}
          </label>
        </li>
      ))}
    </ul>
  );
};

/** Matomo's opt-out page, embedded after a click because it is on another host (law row L22). */
const OptOutFrame = ({ language }: { language: Locale }) => {
  const { t } = useTranslation('consent');
  const isAllowed = useIsExternalContentAllowed('AnalyticsOptOut');
  const url = toMatomoOptOutUrl(language);
  if (!url) return null;
  return (
    <div className={styles.optOut}>
      <h3>{t('optOut.heading')}</h3>
      <div className={styles.place}>
        {isAllowed ? (
          <iframe className={styles.frame} src={url} title={t('optOut.heading')} referrerPolicy="no-referrer" />
        ) : (
          <>
            <p>{t('optOut.text', { host: new URL(url).host })}</p>
            <Button variant="secondary" onClick={() => grantExternalContentConsent('AnalyticsOptOut')}>
              {t('optOut.load')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
};
