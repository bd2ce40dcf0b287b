// The house's logo as the way home; its name in letters where the project has no logo.
import { useTranslation } from 'react-i18next';
import type { Shell } from '../domain/site.ts';
import { routeTable } from '../i18n/paths.ts';
import { Link } from '../ui/Link.tsx';
import * as styles from './HouseLogo.module.css';

export const HouseLogo = ({ shell }: { shell: Shell }) => {
  const { t } = useTranslation('shell');
  const { logo, houseName, language } = shell;
  return (
    <Link href={routeTable.home[language]} className={styles.link} aria-label={t('homeOf', { house: houseName })}>
      {logo ? (
        <img className={styles.logo} src={logo.file.publicURL} width={logo.width} height={logo.height} alt="" />
      ) : (
        <span className={styles.name}>{houseName}</span>
      )}
    </Link>
  );
};
