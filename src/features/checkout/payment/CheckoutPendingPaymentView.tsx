// The page of an order that awaits payment: the provider's progress, or how to continue. Also shown after a reload
// during payment.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import type { StoredOrderAttempt } from '../../../../domain/checkout/stored-order-attempt.ts';
import { doesCartMatchOrder, subtractOrderFromCart } from '../../../../domain/checkout/compare-cart-with-order.ts';
import { paymentMethodToProviderName } from '../../../../domain/payment-provider-name.ts';
import { useCartStore } from '../../../adapters/browser/cart-store.ts';
import { type KlarnaWidgetLoadResult, loadKlarnaWidget } from '../../../adapters/klarna.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import { CheckoutProblemNotice } from '../CheckoutProblemNotice.tsx';
import type { CheckoutProps } from '../CheckoutStepParts.tsx';
import {
  handleKlarnaAuthorizationResult,
  cancelPendingOrder,
  checkPendingOrderAfterReload,
  continuePendingOrderPayment,
  type PlaceOrderOptions,
} from './place-order.ts';
import {
  unpaidOrderAdviceByRecoveryAction,
  type KlarnaWidgetSession,
  type PlaceOrderState,
  type PlaceOrderProblem,
  usePlaceOrderStore,
} from './place-order-store.ts';
import * as styles from './CheckoutPendingPaymentView.module.css';

export interface PendingPaymentViewProps extends CheckoutProps {
  attempt: StoredOrderAttempt;
  held: NonNullable<StoredOrderAttempt['held']>;
}

export const CheckoutPendingPaymentView = ({ attempt, held, paths }: PendingPaymentViewProps) => {
  const { t, i18n } = useTranslation('checkout');
  const locale = i18n.language as Locale;
  const placing = usePlaceOrderStore();
  const context: PlaceOrderOptions = { language: locale, thanksPath: paths.thanks };
  const heading = usePendingPaymentCheck(attempt, context);
  useFocusAfterProvider(heading, placing.step);
  const provider = paymentMethodToProviderName(held.paymentMethod) ?? '';
  const isBusy = placing.step !== 'open';
  return (
    <section className={styles.held} aria-labelledby="held-payment">
      <h2 id="held-payment" ref={heading} tabIndex={-1}>
        {t(isCancelled(placing) ? 'held.cancelled' : 'held.heading', { provider })}
      </h2>
      <p>{t('held.text', { number: held.orderNumber, total: formatPrice(held.total, locale), provider })}</p>
      <div role="status">{isBusy && <p>{t(`held.busy.${placing.step}`, { provider })}</p>}</div>
      {placing.step === 'klarna' && <KlarnaPaymentForm attempt={attempt} session={placing} context={context} />}
      {placing.step === 'open' && (
        <>
          {placing.problem && <CheckoutProblemNotice problem={placing.problem} locale={locale} provider={provider} />}
          <PendingPaymentActionButtons
            attempt={attempt}
            held={held}
            provider={provider}
            locale={locale}
            preferredAction={toPreferredAction(placing.problem)}
            onPay={() => continuePendingOrderPayment(attempt, context)}
            onGiveUp={() => void cancelPendingOrder(attempt, context)}
          />
        </>
      )}
    </section>
  );
};

/** The provider's response decides which action comes first. */
const toPreferredAction = (problem: PlaceOrderProblem | null): 'other' | 'wait' | undefined => {
  const reason =
    problem?.kind === 'payment'
      ? problem.reason
      : problem?.kind === 'refused' && problem.advice
        ? unpaidOrderAdviceByRecoveryAction[problem.advice]
        : undefined;
  if (reason === 'waiting') return 'wait';
  return reason === 'payAnotherWay' || reason === 'reported' ? 'other' : undefined;
};

const isCancelled = (placing: PlaceOrderState): boolean =>
  placing.step === 'open' && placing.problem?.kind === 'payment' && placing.problem.reason === 'cancelled';

/** Takes the focus that the order button had; after a reload it reads the order's state. */
const usePendingPaymentCheck = (attempt: StoredOrderAttempt, context: PlaceOrderOptions) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const atStart = useRef({ attempt, context });
  useEffect(() => {
    heading.current?.focus();
    const placing = usePlaceOrderStore.getState();
    if (placing.step === 'open' && placing.problem === null) {
      void checkPendingOrderAfterReload(atStart.current.attempt, atStart.current.context);
    }
  }, []);
  return heading;
};

/** Restores focus after the provider's window or form has closed. */
const useFocusAfterProvider = (heading: RefObject<HTMLElement | null>, step: PlaceOrderState['step']): void => {
  useEffect(() => {
    const hasFocus = document.querySelector('main')?.contains(document.activeElement);
    if (step === 'open' && !hasFocus) heading.current?.focus();
  }, [heading, step]);
};

interface PendingPaymentActionButtonsProps {
  attempt: StoredOrderAttempt;
  held: NonNullable<StoredOrderAttempt['held']>;
  provider: string;
  locale: Locale;
  /**
   * `other`: this payment is over, another method comes first. `wait`: the provider decides, and the order cannot be
   * cancelled.
   */
  preferredAction?: 'other' | 'wait' | undefined;
  onPay: () => void;
  onGiveUp: () => void;
}

/**
 * The actions for an order that awaits payment. If the cart has changed since, the shopper chooses which of the two to
 * order, so nothing is charged twice or lost.
 */
export const PendingPaymentActionButtons = ({
  attempt,
  held,
  provider,
  locale,
  preferredAction,
  onPay,
  onGiveUp,
}: PendingPaymentActionButtonsProps) => {
  const { t } = useTranslation('checkout');
  const cart = useCartStore();
  const { lines } = attempt.content;
  if (preferredAction === 'wait') return <Button onClick={onPay}>{t('held.look')}</Button>;
  const isEmpty = cart.products.length === 0;
  const left = subtractOrderFromCart(cart, lines).totalCount;
  if (isEmpty || doesCartMatchOrder(cart, lines)) {
    return (
      <>
        <div className={styles.ways}>
          {preferredAction === 'other' && !isEmpty && <Button onClick={onGiveUp}>{t('held.payAnotherWay')}</Button>}
          <Button variant={preferredAction === 'other' && !isEmpty ? 'secondary' : 'primary'} onClick={onPay}>
            {t('held.continue', { provider })}
          </Button>
          {(preferredAction !== 'other' || isEmpty) && (
            <Button variant="secondary" onClick={onGiveUp}>
              {t(isEmpty ? 'held.cancel' : 'held.change')}
            </Button>
          )}
        </div>
        <p className={styles.note}>{t(isEmpty ? 'held.cancelNote' : 'held.changeNote')}</p>
      </>
    );
  }
  const total = formatPrice(cart.totalPriceBrutto, locale);
  return (
    <section className={styles.choice} aria-labelledby="held-choice">
      <h3 id="held-choice">{t('held.choice.heading')}</h3>
      <p>{t('held.choice.text', { total })}</p>
      <ul className={styles.choices}>
        <li>
          <Button onClick={onPay}>{t('held.choice.pay', { total: formatPrice(held.total, locale), provider })}</Button>
          <p className={styles.note}>{t(left > 0 ? 'held.choice.payNote' : 'held.choice.payNoteRemoved')}</p>
        </li>
        <li>
          <Button variant="secondary" onClick={onGiveUp}>
            {t('held.choice.orderAll', { total })}
          </Button>
          <p className={styles.note}>{t('held.choice.orderAllNote')}</p>
        </li>
      </ul>
    </section>
  );
};

interface KlarnaPaymentFormProps {
  attempt: StoredOrderAttempt;
  session: KlarnaWidgetSession;
  context: PlaceOrderOptions;
}

/**
 * Container for Klarna's form, with Klarna's texts only (law row L27). With several payment categories the shopper
 * chooses one by Klarna's name; a single one loads immediately.
 */
export const KlarnaPaymentForm = ({ attempt, session, context }: KlarnaPaymentFormProps) => {
  const { t } = useTranslation('checkout');
  const container = useRef<HTMLDivElement>(null);
  const atStart = useRef({ attempt, session, context });
  const [offers, setOffers] = useState(session.offers);
  const [chosen, setChosen] = useState(session.offers[0]?.identifier ?? '');
  const [authorize, setAuthorize] = useState<{ run: () => void } | null>(null);
  const choose = (identifier: string): void => {
    setAuthorize(null);
    setChosen(identifier);
  };
  const hasChoice = session.offers.length > 1;
  useEffect(() => {
    const start = atStart.current;
    let isCurrent = true;
    const act = async (shown: KlarnaWidgetLoadResult): Promise<void> => {
      const result = shown.outcome === 'shown' ? await shown.authorize() : shown;
      const others = start.session.offers.length > 1 && result.outcome === 'refused';
      if (others && isCurrent) drop();
      else await handleKlarnaAuthorizationResult(start.attempt, result, start.context);
    };
    // A category that Klarna refuses disappears; without any left, Klarna has refused the payment.
    const drop = (): void => {
      const left = offers.filter(({ identifier }) => identifier !== chosen);
      const [next] = left;
      if (!next) {
        void handleKlarnaAuthorizationResult(start.attempt, { outcome: 'refused' }, start.context);
        return;
      }
      setOffers(left);
      choose(next.identifier);
    };
    const show = async (): Promise<void> => {
      const element = container.current;
      if (!element) return;
      element.replaceChildren();
      const shown = await loadKlarnaWidget({
        clientToken: start.session.clientToken,
        category: chosen,
        container: element,
      });
      if (!isCurrent) return;
      if (!hasChoice || shown.outcome === 'failed') await act(shown);
      else if (shown.outcome === 'refused') drop();
      else setAuthorize({ run: () => void act(shown) });
    };
    void show();
    return () => {
      isCurrent = false;
    };
    // Reload only for another category.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen]);
  return (
    <>
      {hasChoice && (
        <RadioCards
          legend={t('held.klarna.choose')}
          name="klarnaCategory"
          layout="list"
          cards={offers.map(({ identifier, name }) => ({ value: identifier, label: name }))}
          selected={chosen}
          onChoose={choose}
        />
      )}
      <div ref={container} className={styles.klarna} />
      {hasChoice && (
        <Button disabled={authorize === null} onClick={() => authorize?.run()}>
          {t('held.continue', { provider: 'Klarna' })}
        </Button>
      )}
    </>
  );
};
