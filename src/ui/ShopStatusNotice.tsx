// Says on the pages of cart and checkout why nothing can be ordered.
import { useTranslation } from 'react-i18next';
import type { ShopStatus } from '../../domain/shop-settings.ts';
import { Notice } from './Notice.tsx';

interface ShopStatusNoticeProps {
  status: Exclude<ShopStatus, 'open'>;
  /** Namespace of the texts `closed`, `loading`, `maintenance` and `settingsFailed`. */
  namespace: string;
}

export const ShopStatusNotice = ({ status, namespace }: ShopStatusNoticeProps) => {
  const { t } = useTranslation(namespace);
  if (status === 'failed') return <Notice variant="error">{t('settingsFailed')}</Notice>;
  return <p role={status === 'loading' ? 'status' : undefined}>{t(status)}</p>;
};
