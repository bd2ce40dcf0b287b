// The page of an order that stands and is not paid: what its provider is doing, or how to go on. Also after a reload in the
// middle of a payment.
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import type { OrderAttempt } from '../../../../domain/checkout/order-attempt.ts';
import { toProviderName } from '../../../../domain/checkout/provider-name.ts';
import { formatPrice } from '../../../i18n/format-price.ts';
import type { CheckoutProps } from '../checkout-props.ts';
import { ProblemNotice } from '../ProblemNotice.tsx';
import * as styles from './HeldPayment.module.css';
import { HeldWays } from './HeldWays.tsx';
import { KlarnaForm } from './KlarnaForm.tsx';
import { giveUpHeldOrder, lookAfterHeldOrder, payHeldOrder, type PlacingContext } from './place-order.ts';
import { advisedReasons, type Placing, type PlacingProblem, usePlacing } from './placing-store.ts';

export interface HeldPaymentProps extends CheckoutProps {
  attempt: OrderAttempt;
  held: NonNullable<OrderAttempt['held']>;
}

export const HeldPayment = ({ attempt, held, paths }: HeldPaymentProps) => {
  const { t, i18n } = useTranslation('checkout');
  const locale = i18n.language as Locale;
  const placing = usePlacing();
  const context: PlacingContext = { language: locale, thanksPath: paths.thanks };
  const heading = useHeldStart(attempt, context);
  useFocusAfterProvider(heading, placing.step);
  const provider = toProviderName(held.paymentMethod) ?? '';
  const isBusy = placing.step !== 'open';
  return (
    <section className={styles.held} aria-labelledby="held-payment">
      <h2 id="held-payment" ref={heading} tabIndex={-1}>
        {t(isCancelled(placing) ? 'held.cancelled' : 'held.heading', { provider })}
      </h2>
      <p>{t('held.text', { number: held.orderNumber, total: formatPrice(held.total, locale), provider })}</p>
      <div role="status">{isBusy && <p>{t(`held.busy.${placing.step}`, { provider })}</p>}</div>
      {placing.step === 'klarna' && <KlarnaForm attempt={attempt} session={placing} context={context} />}
      {placing.step === 'open' && (
        <>
          {placing.problem && <ProblemNotice problem={placing.problem} locale={locale} provider={provider} />}
          <HeldWays
            attempt={attempt}
            held={held}
            provider={provider}
            locale={locale}
            way={toWay(placing.problem)}
            onPay={() => payHeldOrder(attempt, context)}
            onGiveUp={() => void giveUpHeldOrder(attempt, context)}
          />
        </>
      )}
    </section>
  );
};

/** What the provider has said decides which way is offered first. */
const toWay = (problem: PlacingProblem | null): 'other' | 'wait' | undefined => {
  const reason =
    problem?.kind === 'payment'
      ? problem.reason
      : problem?.kind === 'refused' && problem.advice
        ? advisedReasons[problem.advice]
        : undefined;
  if (reason === 'waiting') return 'wait';
  return reason === 'payAnotherWay' || reason === 'reported' ? 'other' : undefined;
};

const isCancelled = (placing: Placing): boolean =>
  placing.step === 'open' && placing.problem?.kind === 'payment' && placing.problem.reason === 'cancelled';

/** Takes the focus that the order button had; after a reload it asks how the order stands. */
const useHeldStart = (attempt: OrderAttempt, context: PlacingContext) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const atStart = useRef({ attempt, context });
  useEffect(() => {
    heading.current?.focus();
    const placing = usePlacing.getState();
    if (placing.step === 'open' && placing.problem === null) {
      void lookAfterHeldOrder(atStart.current.attempt, atStart.current.context);
    }
  }, []);
  return heading;
};

/** Brings the focus back when a provider's window or form has gone and has taken it along. */
const useFocusAfterProvider = (heading: RefObject<HTMLElement | null>, step: Placing['step']): void => {
  useEffect(() => {
    const isKept = document.querySelector('main')?.contains(document.activeElement);
    if (step === 'open' && !isKept) heading.current?.focus();
  }, [heading, step]);
};
