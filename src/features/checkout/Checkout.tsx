// The checkout of a cart with something in it: form, confirm step, or the payment of an order that is held already.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { type CheckedLine, isCartOrderable } from '../../../domain/cart-quote.ts';
import { findFormProblems } from '../../../domain/checkout/form-problems.ts';
import { toUnavailableItems } from '../../../domain/checkout/unavailable-items.ts';
import { useCheckoutStore } from '../../adapters/browser/checkout-store.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import * as styles from './Checkout.module.css';
import { ConfirmStep } from './confirm/ConfirmStep.tsx';
import { DetailsStep } from './details/DetailsStep.tsx';
import { HeldPayment } from './payment/HeldPayment.tsx';
import { openWith, usePlacing } from './payment/placing-store.ts';
import { UnavailableList } from './ProblemNotice.tsx';
import { type CheckoutQuote, useCheckoutQuote } from './useCheckoutQuote.ts';
import { goBackToDetails, useStep } from './useStep.ts';

export const Checkout = (props: CheckoutProps) => {
  const attempt = useCheckoutStore((draft) => draft.attempt);
  const isWaiting = Boolean(attempt?.held);
  const isPaymentShown = usePlacing(
    (placing) => placing.step === 'klarna' || (placing.step === 'open' && placing.problem?.kind === 'payment'),
  );
  // The order was given up or paid elsewhere, in another tab or in the drawer: nothing of its payment is left to be shown.
  useEffect(() => {
    if (!isWaiting && isPaymentShown) openWith(usePlacing.getState().step === 'klarna' ? { kind: 'closed' } : null);
  }, [isWaiting, isPaymentShown]);
  return attempt?.held ? <HeldPayment attempt={attempt} held={attempt.held} {...props} /> : <BothSteps {...props} />;
};

const BothSteps = (props: CheckoutProps) => {
  const { i18n } = useTranslation('checkout');
  const checked = useCheckoutQuote(i18n.language as Locale);
  const draft = useCheckoutStore();
  const wantsConfirm = useStep() === 'confirm';
  const isComplete = Object.keys(findFormProblems(draft)).length === 0;
  const isOrderable = isCartOrderable(checked.lines);
  const isSending = usePlacing(({ step }) => step !== 'open');
  const mustGoBack = wantsConfirm && !isSending && checked.isCurrent && !isComplete;
  useEffect(() => {
    if (mustGoBack) goBackToDetails();
  }, [mustGoBack]);
  if (!checked.quote) return <NoQuote checked={checked} />;
  if (!isOrderable) return <BlockedCart lines={checked.lines} cartPath={props.paths.cart} />;
  return wantsConfirm && isComplete ? (
    <ConfirmStep {...props} checked={checked} quote={checked.quote} />
  ) : (
    <DetailsStep {...props} checked={checked} quote={checked.quote} />
  );
};

/** What of the cart cannot be ordered, by name. After a press it also says that nothing was ordered and nothing charged. */
const BlockedCart = ({ lines, cartPath }: { lines: readonly CheckedLine[]; cartPath: string }) => {
  const { t } = useTranslation('checkout');
  // While the press is still under way, its refusal has brought these figures.
  const hasPressed = usePlacing((placing) =>
    placing.step === 'open' ? pressKinds.includes(placing.problem?.kind) : placing.step === 'sending',
  );
  return (
    <div className={styles.empty}>
      <Notice variant="error">
        <p>{t(hasPressed ? 'failed.unavailable' : 'blocked')}</p>
        <UnavailableList items={toUnavailableItems(lines)} />
        <p>{t('unavailable.next')}</p>
      </Notice>
      <ButtonLink href={cartPath}>{t('toCart')}</ButtonLink>
    </div>
  );
};

/** After these the shopper has pressed the button, and no order stands. */
const pressKinds: readonly (string | undefined)[] = ['changed', 'closed'];

/** Without figures there is nothing to be chosen from. What was filled in is kept. */
const NoQuote = ({ checked }: { checked: CheckoutQuote }) => {
  const { t } = useTranslation('checkout');
  if (checked.state === 'asking') return <p role="status">{t('asking')}</p>;
  return (
    <div className={styles.empty}>
      <Notice variant="error">
        {checked.state === 'refused' ? t(`refusals.${checked.refusal ?? 'invalid_input'}`) : t('askFailed')}
      </Notice>
      <Button onClick={checked.askAgain}>{t('askAgain')}</Button>
    </div>
  );
};
