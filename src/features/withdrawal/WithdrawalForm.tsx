// The form for withdrawing from a contract (law row L8): name, contract, e-mail. Without scripts, and until they have come, the
// browser posts it to the service, whose pages lead on; with them the same two steps are on this page. On the first-paint side.
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPlainForm } from '../../adapters/order-service/plain-form.ts';
import type { FieldError } from '../../ui/form/ErrorSummary.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { useLinkedOrder } from './useLinkedOrder.ts';
import type { Declaration, DeclarationProps, WithdrawalFormProps } from './withdrawal-form-props.ts';
import * as styles from './WithdrawalForm.module.css';
import { WithdrawalFields } from './WithdrawalFields.tsx';

interface Review {
  Step: ComponentType<DeclarationProps>;
  declaration: Declaration;
  pieces: string[];
  openMs: number;
}

const load = () => import('./island.tsx');

const { action, project } = toPlainForm('withdrawal/review');

export const WithdrawalForm = ({ language }: WithdrawalFormProps) => {
  const { t } = useTranslation('withdrawal');
  const place = useRef<HTMLDivElement>(null);
  const openedAt = useRef(0);
  const linked = useLinkedOrder(place);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [review, setReview] = useState<Review | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<'failed' | 'offline' | null>(null);

  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const goOn = async (values: Record<string, string>): Promise<void> => {
    setFailure(null);
    setIsLoading(true);
    try {
      const { default: Step, readDeclaration } = await load();
      const read = readDeclaration(values, language, linked?.key);
      setErrors(read.ok ? [] : read.fields.map((name) => ({ name, text: t(`errors.${name}`) })));
      const pieces = read.ok ? (linked?.toPieces(read.body.lines ?? []) ?? []) : [];
      const openMs = Math.round(performance.now() - openedAt.current);
      if (read.ok) setReview({ Step, declaration: read.body, pieces, openMs });
    } catch (error) {
      console.error(error);
      const form = place.current?.querySelector('form');
      // Where only the scripts are missing the plain way leads on; it knows nothing of ticked pieces.
      if (navigator.onLine && form && !linked) form.submit();
      else setFailure(navigator.onLine ? 'failed' : 'offline');
    } finally {
      setIsLoading(false);
    }
  };

  const change = () => {
    setReview(null);
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[name="name"]')?.focus());
  };

  return (
    <>
      <div ref={place} className={styles.place} hidden={review !== null} data-starts-at-once>
        <PostForm
          action={action}
          errors={errors}
          summary={t('problems', { count: errors.length })}
          failure={failure ? t(failure) : undefined}
          isSending={isLoading}
          submitLabel={t('next')}
          sendingLabel={t('nextBusy')}
          onSubmit={(values) => void goOn(values)}
        >
          <input type="hidden" name="project" value={project} />
          <input type="hidden" name="language" value={language} />
          {linked?.notice}
          <WithdrawalFields
            toError={(field) => errors.find(({ name }) => name === field)?.text}
            pieces={linked?.pieces}
          />
        </PostForm>
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
