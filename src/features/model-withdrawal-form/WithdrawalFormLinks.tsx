// Links below the withdrawal instructions (law row L11): the online form and the printable one.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { nonCmsPagePaths } from '../../../contract/site-page-paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ContainerWidthSection } from '../../ui/ContainerWidthSection.tsx';
import * as styles from './WithdrawalFormLinks.module.css';

export interface WithdrawalFormLinksProps {
  withdrawalPath: string;
  language: Locale;
}

export const WithdrawalFormLinks = ({ withdrawalPath, language }: WithdrawalFormLinksProps) => {
  const { t } = useTranslation(['legal', 'shell']);
  return (
    <ContainerWidthSection>
      <div className={styles.ways}>
        <ButtonLink href={withdrawalPath}>{t('shell:withdraw')}</ButtonLink>
        <ButtonLink href={nonCmsPagePaths.withdrawal_model[language]} variant="ghost">
          {t('legal:withdrawalModel')}
          <Icon name="arrow" />
        </ButtonLink>
      </div>
    </ContainerWidthSection>
  );
};
