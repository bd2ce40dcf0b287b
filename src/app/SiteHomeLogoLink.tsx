// The project's logo as the link to the home page; its name if the project has no logo.
import { useTranslation } from 'react-i18next';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { localizedSiteRouteTable } from '../i18n/site-paths.ts';
import { Link } from '../ui/Link.tsx';
import * as styles from './SiteHomeLogoLink.module.css';

export const SiteHomeLogoLink = ({ shell }: { shell: SiteLayoutData }) => {
  const { t } = useTranslation('shell');
  const { logo, projectName, language } = shell;
  return (
    <Link
      href={localizedSiteRouteTable.home[language]}
      className={styles.link}
      aria-label={t('homeOf', { house: projectName })}
    >
      {logo ? (
        <>
          <img
            className={logo.otherPath ? `${styles.logo ?? ''} ${styles.initial ?? ''}` : styles.logo}
            src={logo.path}
            width={logo.width}
            height={logo.height}
            alt=""
          />
          {logo.otherPath && (
            // Loaded only when its color mode shows it.
            <img
              className={`${styles.logo ?? ''} ${styles.other ?? ''}`}
              src={logo.otherPath}
              width={logo.width}
              height={logo.height}
              alt=""
              loading="lazy"
            />
          )}
        </>
      ) : (
        <span className={styles.name}>{projectName}</span>
      )}
    </Link>
  );
};
