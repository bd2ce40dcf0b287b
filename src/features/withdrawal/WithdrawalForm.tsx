// The form for withdrawing from a contract (law row L8): name, contract, e-mail. Without scripts, and until they have come, the
// browser posts it to the service, whose pages lead on; with them the same two steps are on this page. On the first-paint side.
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { CountedTextarea } from '../../ui/form/CountedTextarea.tsx';
import { useSubmitForm } from '../../ui/form/useSubmitForm.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { WithdrawalDeclaration, WithdrawalDeclarationProps } from './island.tsx';
import type { LinkedOrder } from './order-island.tsx';
import * as styles from './WithdrawalForm.module.css';

interface Review {
  Step: ComponentType<WithdrawalDeclarationProps>;
  declaration: WithdrawalDeclaration;
  pieces: string[];
  openMs: number;
}

const load = () => import('./island.tsx');

/** Where browsers post the form by themselves. */
const action = `${process.env.GATSBY_BACKEND_URL ?? ''}/ecom/withdrawal/review`;

/** What the form's two steps call their button otherwise. */
const textKeys: Readonly<Record<string, string>> = { submit: 'next', sending: 'nextBusy' };

export const WithdrawalForm = ({ language }: { language: Locale }) => {
  const { t } = useTranslation('withdrawal');
  const place = useRef<HTMLDivElement>(null);
  const linked = useLinkedOrder(place);
  const [review, setReview] = useState<Review | null>(null);
  const form = useSubmitForm<{ values: Record<string, string> }, never>({
    text: (key, values) => t(textKeys[key] ?? key, { ...values }),
    send: async ({ values, open_ms: openMs }) => {
      try {
        const { default: Step, parseWithdrawalDeclaration } = await load();
        const read = parseWithdrawalDeclaration(values, language, linked?.key);
        if (!read.ok) return read;
        setReview({ Step, declaration: read.body, pieces: linked?.toPieces(read.body.lines ?? []) ?? [], openMs });
      } catch (error) {
        const element = place.current?.querySelector('form');
        if (!navigator.onLine || !element || linked) throw error;
        // Where only the scripts are missing the plain way leads on; it knows nothing of ticked pieces.
        console.error(error);
        element.submit();
      }
      return { ok: true };
    },
  });

  const change = () => {
    setReview(null);
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[name="name"]')?.focus());
  };

  return (
    <>
      <div ref={place} className={styles.place} hidden={review !== null} data-starts-at-once>
        <Form form={form} action={action} onSubmit={(values) => void form.submit({ ok: true, body: { values } })}>
          <input type="hidden" name="project" value={process.env.GATSBY_PROJECT_DOMAIN ?? ''} />
          <input type="hidden" name="language" value={language} />
          {linked?.notice}
          <WithdrawalFields toError={form.toError} pieces={linked?.pieces} />
        </Form>
      </div>
      {review && (
        <review.Step
          declaration={review.declaration}
          pieces={review.pieces}
          openMs={review.openMs}
          language={language}
          onChange={change}
        />
      )}
    </>
  );
};

const keyPattern = /^#([0-9a-f]{64})$/;

const fill = (place: HTMLElement | null, values: LinkedOrder['filled']): void => {
  for (const [name, value] of Object.entries(values)) {
    const field = place?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field?.value === '') field.value = value;
  }
};

/**
 * The order whose link led here (`#<access key>`, which no server gets to see): fills what is still empty in the form, and brings
 * its pieces to be ticked. `null` without a key, and with one that opens nothing (any more).
 */
const useLinkedOrder = (place: RefObject<HTMLElement | null>): LinkedOrder | null => {
  const [linked, setLinked] = useState<LinkedOrder | null>(null);
  useEffect(() => {
    let isHere = true;
    const [, key] = keyPattern.exec(window.location.hash) ?? [];
    if (key === undefined) return;
    import('./order-island.tsx')
      .then(({ readLinkedOrder }) => readLinkedOrder(key))
      .then(
        (order) => {
          if (!isHere || !order) return;
          setLinked(order);
          fill(place.current, order.filled);
        },
        // Nothing is lost: the form works without it.
        (error: unknown) => console.error(error),
      );
    return () => {
      isHere = false;
    };
  }, [place]);
  return linked;
};

/** As the contract has them, whose own file would bring zod along. A test holds them together. */
export const withdrawalFieldLimits = { name: 160, contract: 500, email: 254, part: 2_000 } as const;

interface WithdrawalFieldsProps {
  toError: (field: string) => string | undefined;
  /** The pieces of the order whose link led here, to be ticked. */
  pieces: ReactNode;
}

/** The three entries of the form, and the part of the contract for whoever does not mean all of it (law row L10). */
const WithdrawalFields = ({ toError, pieces }: WithdrawalFieldsProps) => {
  const { t } = useTranslation('withdrawal');
  return (
    <>
      <Field label={t('name')} error={toError('name')} isRequired>
        {(control) => <input {...control} name="name" maxLength={withdrawalFieldLimits.name} autoComplete="name" />}
      </Field>
      <Field label={t('contract')} hint={t('contractHint')} error={toError('contract')} isRequired>
        {(control) => (
          <input {...control} name="contract" maxLength={withdrawalFieldLimits.contract} autoComplete="off" />
        )}
      </Field>
      <Field label={t('email')} error={toError('email')} isRequired>
        {(control) => (
          <input {...control} type="email" name="email" maxLength={withdrawalFieldLimits.email} autoComplete="email" />
        )}
      </Field>
      <details className={styles.part} open={pieces ? true : undefined}>
        <summary>
          {t('part')}
          <Icon name="open" className={styles.arrow} />
        </summary>
        <div className={styles.partContent}>
          {pieces}
          <Field
            label={t(pieces ? 'partOther' : 'partText')}
            hint={t('partHint')}
            optionalLabel={t('optional')}
            error={toError('part')}
          >
            {(control) => (
              <CountedTextarea
                control={control}
                name="part"
                rows={4}
                maxLength={withdrawalFieldLimits.part}
                toCounter={(counted) => t('counter', counted)}
              />
            )}
          </Field>
        </div>
      </details>
    </>
  );
};
