// Holds the place of the booking until its island is loaded. On the first-paint side.
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { PageIsland } from '../../ui/PageIsland.tsx';
import type { AppointmentProps } from './appointment-props.ts';
import * as styles from './AppointmentDoor.module.css';

const Appointment = lazy(() => import('./island.tsx'));

export const AppointmentDoor = (props: AppointmentProps) => {
  const { t } = useTranslation('appointment');
  return (
    <PageIsland className={styles.place} loading={t('loading')} needsScript={t('needsScript')}>
      <Appointment {...props} />
    </PageIsland>
  );
};
