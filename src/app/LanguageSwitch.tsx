// Links to the same page in other languages, keeping query and hash (decisions: Languages and paths).
import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, locales } from '../../contract/locale.ts';
import type { PageUrlMetadata } from '../../domain/page-metadata.ts';
import * as styles from './LanguageSwitch.module.css';

export interface LanguageSwitchProps {
  language: Locale;
  paths: PageUrlMetadata['paths'];
}

export const LanguageSwitch = ({ language, paths }: LanguageSwitchProps) => {
  const { t } = useTranslation('shell');
  const followWithQuery = (path: string) => (event: MouseEvent) => {
    const { search, hash } = window.location;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(path + search + hash);
  };
  return (
    <ul className={styles.languages} aria-label={t('languages')}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={paths[locale]}
            data-keeps-query
            hrefLang={locale}
            lang={locale}
            className={styles.language}
            aria-label={`${locale.toUpperCase()} – ${t(`language.${locale}`)}`}
            aria-current={locale === language ? 'true' : undefined}
            onClick={followWithQuery(paths[locale])}
          >
            {locale.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
};
