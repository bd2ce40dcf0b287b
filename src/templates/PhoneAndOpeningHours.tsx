// How to reach the project when a page cannot help: its phone number beside its opening hours.
import { useTranslation } from 'react-i18next';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { OpeningHoursList } from '../features/opening-hours/MainBranchOpeningHoursOverview.tsx';
import { PhoneLink } from '../ui/Link.tsx';
import * as styles from './PhoneAndOpeningHours.module.css';

export const PhoneAndOpeningHours = ({ shell }: { shell: SiteLayoutData }) => {
  const { t } = useTranslation('shell');
  const { phone } = shell.contact;
  return (
    <div className={styles.ways}>
      {phone && (
        <div>
          <h2>{t('callUs')}</h2>
          <p>
            <PhoneLink title={t('phone')} phone={phone} />
          </p>
        </div>
      )}
      {shell.openingHours.length > 0 && (
        <div>
          <h2>{t('openingHours')}</h2>
          <OpeningHoursList hours={shell.openingHours} />
        </div>
      )}
    </div>
  );
};
