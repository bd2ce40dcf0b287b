// The place of what a link in the newsletter's mails does. On the first-paint side; starts at once, because the page is there
// for nothing else.
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { PageIsland } from '../../ui/PageIsland.tsx';
import * as styles from './LinkDoor.module.css';

const LinkAction = lazy(() => import('./link-island.tsx'));

/** `hasSignUp`: the footer has a form to come back by. */
export const LinkDoor = ({ hasSignUp }: { hasSignUp: boolean }) => {
  const { t } = useTranslation('newsletter');
  return (
    <PageIsland className={styles.place} loading={t('loading')} needsScript={t('needsScript')}>
      <LinkAction hasSignUp={hasSignUp} />
    </PageIsland>
  );
};
