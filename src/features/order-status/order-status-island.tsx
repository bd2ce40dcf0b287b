// Loads the order that an email links to, by the key in the hash, or explains why there is none.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withQueryClient } from '../../adapters/query-client.tsx';
import { orderStatusQueryOptions } from '../../adapters/order-service/order-status.ts';
import { emailLinkKeySchema } from '../../../contract/shop/request-body-field-schemas.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useUrlHash } from '../../ui/useUrlHash.ts';
import { type OrderStatusIslandProps, OrderStatusView } from './OrderStatusView.tsx';

const OrderStatus = (props: OrderStatusIslandProps) => {
  const hash = useUrlHash();
  const isKey = emailLinkKeySchema.safeParse(hash).success;
  return isKey ? <LoadedOrder key={hash} orderKey={hash} {...props} /> : <NoOrder text="noKey" {...props} />;
};

const LoadedOrder = ({ orderKey, ...props }: OrderStatusIslandProps & { orderKey: string }) => {
  const { t } = useTranslation('orderStatus');
  const orderQuery = useQuery({
    ...orderStatusQueryOptions(orderKey),
    // Runs offline, too, so that the page reports it and retries once online.
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: 1,
  });
  const { data, isPending, refetch, isFetching } = orderQuery;
  if (isPending) return <p role="status">{t('loading')}</p>;
  if (data?.ok) return <OrderStatusView order={data.order} orderKey={orderKey} {...props} />;
  if (data?.code === 'unknown_link') return <NoOrder text="unknownLink" {...props} />;
  return (
    <Notice variant="error">
      <p>{t(data?.code === 'too_many_requests' ? 'tooMany' : navigator.onLine ? 'failed' : 'offline')}</p>
      <p>
        <Button variant="ghost" isBusy={isFetching} onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </p>
    </Notice>
  );
};

const NoOrder = ({ text, paths }: OrderStatusIslandProps & { text: 'noKey' | 'unknownLink' }) => {
  const { t } = useTranslation('orderStatus');
  return (
    <>
      <p role="status">{t(text)}</p>
      <p>
        <Link href={paths.contact}>{t('contact')}</Link>
      </p>
    </>
  );
};

export default withQueryClient(OrderStatus);
