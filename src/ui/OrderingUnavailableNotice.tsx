// Says on the pages of cart and checkout why nothing can be ordered.
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice.tsx';

interface OrderingUnavailableNoticeProps {
  status: 'closed' | 'failed' | 'loading' | 'maintenance';
  /** Namespace of the texts `closed`, `loading`, `maintenance` and `settingsFailed`. */
  namespace: string;
}

export const OrderingUnavailableNotice = ({ status, namespace }: OrderingUnavailableNoticeProps) => {
  const { t } = useTranslation(namespace);
  if (status === 'failed') return <Notice variant="error">{t('settingsFailed')}</Notice>;
  return <p role={status === 'loading' ? 'status' : undefined}>{t(status)}</p>;
};
