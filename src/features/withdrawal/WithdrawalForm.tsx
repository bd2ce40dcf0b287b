// The withdrawal form (law row L8): name, contract, email. Before hydration the browser posts it to the service, whose
// pages continue; afterwards both steps run on this page. Part of the first paint.
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { CharacterCountTextarea } from '../../ui/form/CharacterCountTextarea.tsx';
import { useSubmitForm } from '../../ui/form/useSubmitForm.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ValidatedWithdrawalDeclaration, WithdrawalReviewStepProps } from './withdrawal-review-island.tsx';
import type { LinkedWithdrawalOrderFormParts } from './linked-order-island.tsx';
import * as styles from './WithdrawalForm.module.css';

interface Review {
  Step: ComponentType<WithdrawalReviewStepProps>;
  declaration: ValidatedWithdrawalDeclaration;
  lineTexts: string[];
  openMs: number;
}

const load = () => import('./withdrawal-review-island.tsx');

/** Target of the native form post. */
const action = `${process.env.GATSBY_BACKEND_URL ?? ''}/ecom/withdrawal/review`;

/** Button texts of this form's two steps. */
const textKeys: Readonly<Record<string, string>> = { submit: 'next', sending: 'nextBusy' };

export const WithdrawalForm = ({ language }: { language: Locale }) => {
  const { t } = useTranslation('withdrawal');
  const container = useRef<HTMLDivElement>(null);
  const linked = useLinkedOrder(container);
  const [review, setReview] = useState<Review | null>(null);
  const form = useSubmitForm<{ values: Record<string, string> }, never>({
    text: (key, values) => t(textKeys[key] ?? key, { ...values }),
    send: async ({ values, open_ms: openMs }) => {
      try {
        const { default: Step, parseWithdrawalFormValues } = await load();
        const read = parseWithdrawalFormValues(values, language, linked?.key);
        if (!read.ok) return read;
        setReview({
          Step,
          declaration: read.body,
          lineTexts: linked?.toLineTexts(read.body.lines ?? []) ?? [],
          openMs,
        });
      } catch (error) {
        const element = container.current?.querySelector('form');
        if (!navigator.onLine || !element || linked) throw error;
        // If only the scripts fail, the native post continues, without selected lines.
        console.error(error);
        element.submit();
      }
      return { ok: true };
    },
  });

  const change = () => {
    setReview(null);
    requestAnimationFrame(() => container.current?.querySelector<HTMLElement>('[name="name"]')?.focus());
  };

  return (
    <>
      <div ref={container} className={styles.place} hidden={review !== null} data-starts-at-once>
        <Form form={form} action={action} onSubmit={(values) => void form.submit({ ok: true, body: { values } })}>
          <input type="hidden" name="project" value={process.env.GATSBY_PROJECT_DOMAIN ?? ''} />
          <input type="hidden" name="language" value={language} />
          {linked?.notice}
          <WithdrawalFields toError={form.toError} lineCheckboxes={linked?.lineCheckboxes} />
        </Form>
      </div>
      {review && (
        <review.Step
          declaration={review.declaration}
          lineTexts={review.lineTexts}
          openMs={review.openMs}
          language={language}
          onChange={change}
        />
      )}
    </>
  );
};

const keyPattern = /^#([0-9a-f]{64})$/;

const fill = (container: HTMLElement | null, values: LinkedWithdrawalOrderFormParts['filled']): void => {
  for (const [name, value] of Object.entries(values)) {
    const field = container?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field?.value === '') field.value = value;
  }
};

/**
 * The order whose link led here (`#<access key>`, which no server receives): fills empty fields and offers its lines
 * for selection. `null` without a key or with an invalid one.
 */
const useLinkedOrder = (container: RefObject<HTMLElement | null>): LinkedWithdrawalOrderFormParts | null => {
  const [linked, setLinked] = useState<LinkedWithdrawalOrderFormParts | null>(null);
  useEffect(() => {
    let isHere = true;
    const [, key] = keyPattern.exec(window.location.hash) ?? [];
    if (key === undefined) return;
    import('./linked-order-island.tsx')
      .then(({ readLinkedOrderFormParts: readLinkedOrder }) => readLinkedOrder(key))
      .then(
        (order) => {
          if (!isHere || !order) return;
          setLinked(order);
          fill(container.current, order.filled);
        },
        // The form also works without the order.
        (error: unknown) => console.error(error),
      );
    return () => {
      isHere = false;
    };
  }, [container]);
  return linked;
};

/** Copies of the contract's limits, because importing them would load zod. A test compares them. */
export const withdrawalFormFieldLimits = { name: 160, contract: 500, email: 254, part: 2_000 } as const;

interface WithdrawalFieldsProps {
  toError: (field: string) => string | undefined;
  /** Lines of the linked order, for selection. */
  lineCheckboxes: ReactNode;
}

/** The form's three fields, and the part of the contract for a partial withdrawal (law row L10). */
const WithdrawalFields = ({ toError, lineCheckboxes }: WithdrawalFieldsProps) => {
  const { t } = useTranslation('withdrawal');
  return (
    <>
      <Field label={t('name')} error={toError('name')} isRequired>
        {(control) => <input {...control} name="name" maxLength={withdrawalFormFieldLimits.name} autoComplete="name" />}
      </Field>
      <Field label={t('contract')} hint={t('contractHint')} error={toError('contract')} isRequired>
        {(control) => (
          <input {...control} name="contract" maxLength={withdrawalFormFieldLimits.contract} autoComplete="off" />
        )}
      </Field>
      <Field label={t('email')} error={toError('email')} isRequired>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            maxLength={withdrawalFormFieldLimits.email}
            autoComplete="email"
          />
        )}
      </Field>
      <details className={styles.part} open={lineCheckboxes ? true : undefined}>
        <summary>
          {t('part')}
          <Icon name="open" className={styles.arrow} />
        </summary>
        <div className={styles.partContent}>
          {lineCheckboxes}
          <Field
            label={t(lineCheckboxes ? 'partOther' : 'partText')}
            hint={t('partHint')}
            optionalLabel={t('optional')}
            error={toError('part')}
          >
            {(control) => (
              <CharacterCountTextarea
                control={control}
                name="part"
                rows={4}
                maxLength={withdrawalFormFieldLimits.part}
                toCounter={(counted) => t('counter', counted)}
              />
            )}
          </Field>
        </div>
      </details>
    </>
  );
};
