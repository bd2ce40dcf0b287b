// Step 2 of a withdrawal (law row L8): the review with the one button that declares it, then the receipt.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { type RequestBodyParseResult, safeParseRequestBody } from '../../../domain/safe-parse-request-body.ts';
import { type WithdrawalRequestBody, withdrawalRequestBodySchema } from '../../../contract/shop/withdrawal.ts';
import { formatDateTime } from '../../../domain/format-dates.ts';
import { postWithdrawal } from '../../adapters/order-service/withdrawal.ts';
import { Button } from '../../ui/Button.tsx';
import { type FormAttemptKeyAndOpenDuration, useSubmitForm } from '../../ui/form/useSubmitForm.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useProjectTimeZoneContext } from '../../ui/project-time-zone-context.ts';
import { DescriptionListRow } from '../../ui/DescriptionListRow.tsx';
import * as styles from './withdrawal-review-island.module.css';

export interface WithdrawalReviewStepProps {
  declaration: ValidatedWithdrawalDeclaration;
  /** Selected lines as shown to the visitor; may be empty. */
  lineTexts: string[];
  /** How long the form was open before this step, in milliseconds. */
  openMs: number;
  language: Locale;
  /** Returns to the form. */
  onChange: () => void;
}

const DeclarationStep = ({ declaration, lineTexts, openMs, language, onChange }: WithdrawalReviewStepProps) => {
  const { t } = useTranslation('withdrawal');
  const timeZone = useProjectTimeZoneContext();
  const heading = useRef<HTMLHeadingElement>(null);
  const [receivedAt, setReceivedAt] = useState<string | null>(null);
  const { isSending, failure, submit } = useSubmitForm({
    text: (name) => t([name, 'failed']),
    send: async ({ open_ms, ...body }: ValidatedWithdrawalDeclaration & FormAttemptKeyAndOpenDuration) => {
      const outcome = await postWithdrawal({ ...body, open_ms: open_ms + openMs });
      if (outcome.ok) setReceivedAt(outcome.answer.received_at);
      return outcome;
    },
  });

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [receivedAt]);

  if (receivedAt !== null) {
    const time = formatDateTime(new Date(receivedAt), language, timeZone);
    return (
      <div className={styles.step}>
        <h2 ref={heading} tabIndex={-1}>
          {t('receipt.title')}
        </h2>
        <Notice variant="success">
          <p>{t('receipt.text', { time, email: declaration.email })}</p>
          <p>{t('receipt.notAccepted')}</p>
        </Notice>
        <DeclarationList declaration={declaration} lineTexts={lineTexts} receivedAt={t('receipt.time', { time })} />
        <p className={styles.keep}>{t('receipt.keep')}</p>
      </div>
    );
  }
  return (
    <div className={styles.step}>
      <h2 ref={heading} tabIndex={-1}>
        {t('review.title')}
      </h2>
      <p>{t('review.text')}</p>
      <DeclarationList declaration={declaration} lineTexts={lineTexts} />
      {failure !== undefined && <Notice variant="error">{failure}</Notice>}
      <div className={styles.actions}>
        <Button isBusy={isSending} onClick={() => void submit({ ok: true, body: declaration })}>
          {t(isSending ? 'review.sending' : 'review.confirm')}
        </Button>
        <Button variant="secondary" disabled={isSending} onClick={onChange}>
          {t('review.change')}
        </Button>
      </div>
    </div>
  );
};

export default DeclarationStep;

interface DeclarationListProps extends Pick<WithdrawalReviewStepProps, 'declaration' | 'lineTexts'> {
  /** Time of receipt, once received. */
  receivedAt?: string;
}

/** The declaration's entries, for the review and the receipt. */
const DeclarationList = ({ declaration, lineTexts, receivedAt }: DeclarationListProps) => {
  const { t } = useTranslation('withdrawal');
  const { name, contract, email, part } = declaration;
  const scope = [...lineTexts, part].filter(Boolean).join('\n');
  const entries = [
    [t('name'), name],
    [t('contractShort'), contract],
    [t('email'), email],
    [t('review.scope'), scope || t('review.whole')],
    ...(receivedAt === undefined ? [] : [[t('receipt.receivedAt'), receivedAt]]),
  ];
  return (
    <>
      <p>{t('review.sentence')}</p>
      <dl className={styles.entries}>
        {entries.map(([label, text]) => (
          <DescriptionListRow key={label} name={label}>
            {text}
          </DescriptionListRow>
        ))}
      </dl>
    </>
  );
};

/** The validated declaration before it is submitted. */
export type ValidatedWithdrawalDeclaration = Pick<
  WithdrawalRequestBody,
  'contract' | 'email' | 'homepage' | 'language' | 'name' | 'part'
> &
  Partial<Pick<WithdrawalRequestBody, 'lines' | 'order_key'>>;

const declarationSchema = withdrawalRequestBodySchema.omit({
  project: true,
  attempt: true,
  proof: true,
  open_ms: true,
});

/** Selected lines: `line.<id>`, with `count.<id>` for quantities above one. */
const toLines = (values: Record<string, string>): { id: string; count: number }[] =>
  Object.keys(values).flatMap((name) => {
    const id = name.startsWith('line.') ? name.slice('line.'.length) : undefined;
    return id === undefined ? [] : [{ id, count: Number(values[`count.${id}`] ?? 1) }];
  });

/** @param key access key of the linked order */
export const parseWithdrawalFormValues = (
  values: Record<string, string>,
  language: Locale,
  key: string | undefined,
): RequestBodyParseResult<ValidatedWithdrawalDeclaration> => {
  const { name, contract, email, part = '', homepage = '' } = values;
  const lines = toLines(values);
  return safeParseRequestBody<ValidatedWithdrawalDeclaration>(declarationSchema, {
    name,
    contract,
    email,
    part,
    homepage,
    language,
    ...(key !== undefined && { order_key: key, ...(lines.length > 0 && { lines }) }),
  });
};
