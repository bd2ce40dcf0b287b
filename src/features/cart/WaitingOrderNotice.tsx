// Says on the cart page and in the drawer that an order waits for its payment, with the two ways on: pay it or cancel it. What was
// ordered stays in the cart until it is paid.
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { toOrderedItems } from '../../../domain/checkout/ordered-lines.ts';
import { useCartStore } from '../../adapters/browser/cart-store.ts';
import { formatList } from '../../i18n/format-country.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWaitingOrder, useWaitingOrderNews, type WaitingOrder } from './useWaitingOrder.ts';
import * as styles from './WaitingOrderNotice.module.css';

export interface WaitingOrderNoticeProps {
  /** `null` where the house has no checkout page. */
  checkoutPath: string | null;
  /** Level of its heading in the outline around it. */
  heading: 'h2' | 'h3';
}

export const WaitingOrderNotice = ({ checkoutPath, heading }: WaitingOrderNoticeProps) => {
  const { t } = useTranslation('shell');
  const waiting = useWaitingOrder();
  const news = useWaitingOrderNews((state) => state.news);
  const said = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  const isWaiting = waiting !== null;
  // The button that was pressed goes with the notice: what is said instead has the focus then.
  useEffect(() => {
    if (isWaiting || !hasPressed.current) return;
    hasPressed.current = false;
    if (document.activeElement === document.body) said.current?.focus();
  }, [isWaiting]);
  return (
    <div className={styles.place}>
      <div ref={said} role="status" tabIndex={-1}>
        {!waiting && news && (
          <Notice variant="info">{t(`waitingOrder.news.${news.kind}`, { number: news.orderNumber })}</Notice>
        )}
      </div>
      {waiting && (
        <Waiting
          key={waiting.attempt.orderUuid}
          waiting={waiting}
          checkoutPath={checkoutPath}
          heading={heading}
          onCancel={() => {
            hasPressed.current = true;
            void waiting.cancel();
          }}
        />
      )}
    </div>
  );
};

interface WaitingProps extends WaitingOrderNoticeProps {
  waiting: WaitingOrder;
  onCancel: () => void;
}

const Waiting = ({ waiting, checkoutPath, heading: Heading, onCancel }: WaitingProps) => {
  const { t, i18n } = useTranslation('shell');
  const locale = i18n.language as Locale;
  const [isAsking, setIsAsking] = useState(false);
  const headingId = useId();
  const question = useRef<HTMLParagraphElement>(null);
  const cart = useCartStore();
  const { attempt, held, failure, isCancelling } = waiting;
  const items = toOrderedItems(cart, attempt.content.lines);
  const names = items.map(({ item, quantity }) => `${quantity} × ${item.product.name}`);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  return (
    <section className={styles.waiting} aria-labelledby={headingId}>
      <Icon name="info" />
      <div className={styles.content}>
        <Heading id={headingId} className={styles.heading}>
          {t('waitingOrder.heading', { number: held.orderNumber, total: formatPrice(held.total, locale) })}
        </Heading>
        {names.length > 0 && <p>{formatList(names, locale)}</p>}
        <p className={styles.note}>{t('waitingOrder.text')}</p>
        {isAsking ? (
          <>
            <p ref={question} tabIndex={-1}>
              {t('waitingOrder.question')}
            </p>
            <div className={styles.ways}>
              <Button variant="secondary" isBusy={isCancelling} onClick={onCancel}>
                {t('waitingOrder.confirm')}
              </Button>
              <Button variant="ghost" onClick={() => setIsAsking(false)}>
                {t('waitingOrder.keep')}
              </Button>
            </div>
          </>
        ) : (
          <div className={styles.ways}>
            {checkoutPath !== null && (
              <ButtonLink href={checkoutPath} variant="secondary">
                {t('waitingOrder.continue')}
              </ButtonLink>
            )}
            <Button variant="ghost" onClick={() => setIsAsking(true)}>
              {t('waitingOrder.cancel')}
            </Button>
          </div>
        )}
        <div role="status">{isCancelling && <p className={styles.note}>{t('waitingOrder.cancelling')}</p>}</div>
        {failure && <Notice variant="error">{t(`waitingOrder.failed.${failure}`)}</Notice>}
      </div>
    </section>
  );
};
