// Loads the order that an email links to, by the key in the hash, or explains why there is none.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withQueryClient } from '../../adapters/query-client.tsx';
import { orderStatusQueryOptions } from '../../adapters/order-service/order-status.ts';
import { emailLinkKeySchema } from '../../../contract/shop/request-body-field-schemas.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useUrlHash } from '../../ui/useUrlHash.ts';
import { type OrderStatusIslandProps, OrderStatusView } from './OrderStatusView.tsx';
import * as styles from './OrderStatusView.module.css';

interface OrderStatusProps extends OrderStatusIslandProps {
  /** Further ways to ask, shown if there is no order. */
  help: ReactNode;
}

const OrderStatus = (props: OrderStatusProps) => {
  const hash = useUrlHash();
  const isKey = emailLinkKeySchema.safeParse(hash).success;
  return isKey ? <LoadedOrder key={hash} orderKey={hash} {...props} /> : <NoOrder text="noKey" {...props} />;
};

const LoadedOrder = ({ orderKey, ...props }: OrderStatusProps & { orderKey: string }) => {
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
  if (data?.ok) return <OrderStatusView order={data.order} orderKey={orderKey} paths={props.paths} />;
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

const NoOrder = ({ text, paths, help }: OrderStatusProps & { text: 'noKey' | 'unknownLink' }) => {
  const { t } = useTranslation('orderStatus');
  return (
    <div className={styles.noOrder}>
      <p role="status" className={styles.lead}>
        {t(text)}
      </p>
      <p>
        <ButtonLink href={paths.contact} variant="secondary">
          {t('contact')}
        </ButtonLink>
      </p>
      {help}
    </div>
  );
};

export default withQueryClient(OrderStatus);
