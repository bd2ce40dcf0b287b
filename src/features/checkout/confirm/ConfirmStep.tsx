// The look at everything before it is ordered, as the law wants it: who and where with a way to change it (law row L3), what
// holds for the order (L14), then the goods with their figures directly above the button (L1, L2).
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import type { Quote } from '../../../../contract/shop/quote.ts';
import { useCheckoutStore } from '../../../adapters/browser/checkout-store.ts';
import { toProviderName } from '../../../../domain/checkout/provider-name.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { CheckoutProps } from '../checkout-props.ts';
import { placeOrder } from '../payment/place-order.ts';
import { usePlacing } from '../payment/placing-store.ts';
import { ProblemNotice } from '../ProblemNotice.tsx';
import { Steps } from '../Steps.tsx';
import { Totals } from '../Totals.tsx';
import type { CheckoutQuote } from '../useCheckoutQuote.ts';
import { useReplacementText } from '../useReplacementText.ts';
import { useStepFocus } from '../useStep.ts';
import * as styles from './Confirm.module.css';
import { GivenDetails } from './GivenDetails.tsx';
import { LegalNotes } from './LegalNotes.tsx';
import { OrderLines } from './OrderLines.tsx';

export interface ConfirmStepProps extends CheckoutProps {
  checked: CheckoutQuote;
  quote: Quote;
}

export const ConfirmStep = ({ checked, quote, paths, guaranteeNotice }: ConfirmStepProps) => {
  const { t, i18n } = useTranslation('checkout');
  const locale = i18n.language as Locale;
  const heading = useStepFocus('confirm');
  const placing = usePlacing();
  const hasOpenAttempt = useCheckoutStore(({ attempt }) => attempt !== null);
  const provider = toProviderName(useCheckoutStore(({ paymentMethod }) => paymentMethod));
  const problem = placing.step === 'open' ? placing.problem : null;
  const replacementText = useReplacementText(checked);
  const isBusy = placing.step !== 'open' || !checked.isCurrent;
  return (
    <div className={styles.confirm}>
      <Steps current="confirm" />
      <h2 ref={heading} tabIndex={-1}>
        {t('confirm.heading')}
      </h2>
      {hasOpenAttempt && placing.step === 'open' && problem === null && (
        <Notice variant="info">{t('confirm.unanswered')}</Notice>
      )}
      <div role="status">{replacementText !== undefined && <Notice variant="info">{replacementText}</Notice>}</div>
      <GivenDetails quote={quote} />
      <LegalNotes paths={paths} guaranteeNotice={guaranteeNotice} />
      <section className={styles.order} aria-labelledby="order-heading">
        <h3 id="order-heading" className={styles.heading}>
          {t('order.heading')}
        </h3>
        <OrderLines lines={checked.lines} together={quote.delivery} locale={locale} />
        <Totals quote={quote} locale={locale} isBusy={!checked.isCurrent} />
        <Button
          className={styles.button}
          isBusy={isBusy}
          onClick={() => placeOrder(quote.totals.total, { language: locale, thanksPath: paths.thanks })}
        >
          {t('confirm.order')}
        </Button>
        <div role="status">
          {placing.step === 'sending' && <p>{t('confirm.sending')}</p>}
          {placing.step === 'open' && !checked.isCurrent && <p>{t('asking')}</p>}
        </div>
        {problem && <ProblemNotice problem={problem} locale={locale} provider={provider} total={quote.totals.total} />}
      </section>
    </div>
  );
};
