// The form for withdrawing from a contract (law row L8): name, contract, e-mail. Without scripts, and until they have come, the
// browser posts it to the service, whose pages lead on; with them the same two steps are on this page. On the first-paint side.
import { type ComponentType, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { toPlainForm } from '../../adapters/order-service/plain-form.ts';
import { Form } from '../../ui/form/Form.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import type { Declaration, DeclarationProps } from './island.tsx';
import { useLinkedOrder } from './useLinkedOrder.ts';
import { WithdrawalFields } from './WithdrawalFields.tsx';
import * as styles from './WithdrawalForm.module.css';

interface Review {
  Step: ComponentType<DeclarationProps>;
  declaration: Declaration;
  pieces: string[];
  openMs: number;
}

const load = () => import('./island.tsx');

const { action, project } = toPlainForm('withdrawal/review');

/** What the form's two steps call their button otherwise. */
const textKeys: Readonly<Record<string, string>> = { submit: 'next', sending: 'nextBusy' };

export const WithdrawalForm = ({ language }: { language: Locale }) => {
  const { t } = useTranslation('withdrawal');
  const place = useRef<HTMLDivElement>(null);
  const linked = useLinkedOrder(place);
  const [review, setReview] = useState<Review | null>(null);
  const form = useForm<{ values: Record<string, string> }, never>({
    text: (key, values) => t(textKeys[key] ?? key, { ...values }),
    send: async ({ values, open_ms: openMs }) => {
      try {
        const { default: Step, readDeclaration } = await load();
        const read = readDeclaration(values, language, linked?.key);
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
          <input type="hidden" name="project" value={project} />
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
