// The field for discount codes and gift vouchers in cart and checkout: closed behind a button, with the entered codes and
// what they do, and why one has no effect.
import type { TFunction } from 'i18next';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { orderLimits } from '../../../contract/shop/order-constants.ts';
import type { CartQuote, QuotedCode } from '../../../contract/shop/cart-quote.ts';
import { formatDate } from '../../../domain/format-dates.ts';
import { useCheckoutStore } from '../../adapters/browser/checkout-store.ts';
import { formatConjunctionList, formatPercent, formatPrice } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import {
  clearRejectedCode,
  storeEnteredDiscountOrVoucherCode,
  isCodeUsedByOwnAttempt,
  removeCode,
  removeRejectedCodes,
  usePendingAndRejectedCodeStore,
} from './entered-codes-store.ts';
import * as styles from './EnteredCodesField.module.css';

export interface EnteredCodesFieldProps {
  quote: CartQuote;
  /** The quote matches cart, choices and codes, and no newer one is on its way. */
  isFresh: boolean;
}

export const EnteredCodesField = ({ quote: { codes }, isFresh }: EnteredCodesFieldProps) => {
  const { t, i18n } = useTranslation('codes');
  const locale = i18n.language as Locale;
  const { pending, rejected } = usePendingAndRejectedCodeStore();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const formId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (isFresh) removeRejectedCodes(codes);
  }, [codes, isFresh, pending]);
  // A rejected code stays in the field, an accepted one is in the list.
  useEffect(() => {
    if (wasPending.current && pending === null && rejected === null) {
      setText('');
      setIsOpen(false);
      opener.current?.focus();
    }
    wasPending.current = pending !== null;
  }, [pending, rejected]);
  // Leaving the page dismisses the reason.
  useEffect(() => clearRejectedCode, []);
  const error = rejected ? toProblemText(rejected, t, locale) : undefined;
  const isShown = isOpen || rejected !== null;
  const kept = codes.filter(({ code }) => code !== rejected?.code);
  return (
    <div className={styles.codes}>
      {kept.length > 0 && (
        <ul className={styles.list} aria-label={t('entered')}>
          {kept.map((entered) => (
            <EnteredCode key={entered.code} entered={entered} locale={locale} />
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {toStatusText(codes, error, t, locale)}
      </p>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isShown}
        aria-controls={formId}
        onClick={() => {
          clearRejectedCode();
          flushSync(() => setIsOpen(!isShown));
          input.current?.focus();
        }}
      >
        {t('open')}
        <Icon name="open" className={styles.mark} />
      </button>
      <form
        id={formId}
        hidden={!isShown}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsOpen(true);
          storeEnteredDiscountOrVoucherCode(text);
        }}
      >
        <Field label={t('label')} error={error}>
          {(control) => (
            <input
              {...control}
              ref={input}
              name="code"
              className={styles.input}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={orderLimits.codeLength}
              value={text || (rejected?.code ?? '')}
              onChange={({ target }) => {
                clearRejectedCode();
                setText(target.value);
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" isBusy={pending !== null && !isFresh}>
          {t('submit')}
        </Button>
      </form>
    </div>
  );
};

const EnteredCode = ({ entered, locale }: { entered: QuotedCode; locale: Locale }) => {
  const { t } = useTranslation('codes');
  const { code, problem } = entered;
  const isOwn = useCheckoutStore(({ attempt }) => isCodeUsedByOwnAttempt(entered, attempt));
  const problemText = isOwn ? t('ownOrder') : toProblemText(entered, t, locale);
  return (
    <li>
      <span className={styles.code}>{code}</span>
      <Button variant="ghost" aria-label={t('removeName', { code })} onClick={() => removeCode(code)}>
        {t('remove')}
      </Button>
      <span className={problem === null ? styles.effect : styles.problem}>
        {problem === null ? toEffectText(entered, t, locale) : problemText}
      </span>
      {entered.excluded_items.length > 0 && <span className={styles.effect}>{toExcludedText(entered, t, locale)}</span>}
    </li>
  );
};

const toEffectText = (entered: QuotedCode, t: TFunction, locale: Locale): string => {
  const price = (cents: number) => formatPrice(cents, locale);
  if (entered.kind === 'voucher')
    return t('effects.voucher', { amount: price(entered.voucher_cents), rest: price(entered.remaining_cents ?? 0) });
  if (entered.is_shipping_free) return t('effects.shipping');
  if (entered.percent !== null) return t('effects.percent', { percent: formatPercent(entered.percent, locale) });
  return t('effects.amount', { amount: price(entered.discount_cents) });
};

/** The items that no discount code applies to. */
const toExcludedText = ({ excluded_items: items }: QuotedCode, t: TFunction, locale: Locale): string =>
  items.length === 0 ? '' : t('excluded', { items: formatConjunctionList(items, locale) });

/** Why a code has no effect, and the way out. */
const toProblemText = ({ problem, missing_cents, date }: QuotedCode, t: TFunction, locale: Locale): string =>
  t(`problems.${problem ?? 'unknown'}`, {
    amount: formatPrice(missing_cents ?? 0, locale),
    date: date === null ? '' : formatDate(date, locale),
  });

const toStatusText = (
  codes: readonly QuotedCode[],
  error: string | undefined,
  t: TFunction,
  locale: Locale,
): string => {
  if (error !== undefined) return error;
  const effective = codes.filter(({ problem }) => problem === null);
  return effective
    .map((entered) =>
      `${entered.code}: ${toEffectText(entered, t, locale)} ${toExcludedText(entered, t, locale)}`.trim(),
    )
    .join(', ');
};
