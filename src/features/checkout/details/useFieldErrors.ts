// When the form says what is wrong: at a field once it has been left, everywhere after the form was sent, and above the form
// then, with a way to each.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../../../../domain/checkout/address-draft.ts';
import type { FormProblems } from '../../../../domain/checkout/form-problems.ts';
import type { FieldError } from '../../../ui/form/ErrorSummary.tsx';

export interface FieldErrors {
  /** Of the last sending; a new list for each. */
  summary: FieldError[];
  /** `undefined` while nothing is wrong, or the shopper is still at it. */
  toError: (name: string) => string | undefined;
  onLeave: (name: string) => void;
  /** Answers whether nothing is wrong. */
  onSubmit: (problems: FormProblems) => boolean;
}

/** @param refused the control that the service has refused, if any */
export const useFieldErrors = (problems: FormProblems, refused: string | undefined): FieldErrors => {
  const { t } = useTranslation('checkout');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const toText = (name: string, problem: FieldProblem) => t(`problems.${toMessageName(name)}.${problem}`);
  const atStart = useRef(refused);
  const [summary, setSummary] = useState<FieldError[]>(() =>
    refused === undefined ? [] : [{ name: refused, text: t('problems.refused') }],
  );
  return {
    summary,
    toError: (name) => {
      const problem = problems[name];
      if (problem) return isSubmitted || left.has(name) ? toText(name, problem) : undefined;
      return name === atStart.current && !left.has(name) ? t('problems.refused') : undefined;
    },
    onLeave: (name) => setLeft((known) => (known.has(name) ? known : new Set([...known, name]))),
    onSubmit: (found) => {
      const errors = Object.entries(found).flatMap(([name, problem]) =>
        problem ? [{ name, text: toText(name, problem) }] : [],
      );
      setIsSubmitted(true);
      setSummary(errors);
      return errors.length === 0;
    },
  };
};

/** `shipping.zip` and `invoice.zip` are one message, but for what their summary has to tell apart. */
const toMessageName = (name: string): string => name.split('.').at(-1) ?? name;
