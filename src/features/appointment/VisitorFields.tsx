// Who comes to an appointment.
import { useTranslation } from 'react-i18next';
import { personLimits } from '../../../contract/shop/body-fields.ts';
import { ChoiceField, Field } from '../../ui/Field.tsx';
import { Link } from '../../ui/Link.tsx';

export interface VisitorFieldsProps {
  privacyPath: string;
  toError: (field: string) => string | undefined;
}

export const VisitorFields = ({ privacyPath, toError }: VisitorFieldsProps) => {
  const { t } = useTranslation('appointment');
  return (
    <>
      <Field label={t('form.name')} error={toError('name')} isRequired>
        {(control) => <input {...control} name="name" maxLength={personLimits.name} autoComplete="name" />}
      </Field>
      <Field label={t('form.email')} error={toError('email')} isRequired>
        {(control) => (
          <input {...control} type="email" name="email" maxLength={personLimits.email} autoComplete="email" />
        )}
      </Field>
      <Field label={t('form.phone')} optionalLabel={t('form.optional')} error={toError('phone')}>
        {(control) => <input {...control} type="tel" name="phone" maxLength={personLimits.phone} autoComplete="tel" />}
      </Field>
      <Field label={t('form.message')} optionalLabel={t('form.optional')} error={toError('message')}>
        {(control) => <textarea {...control} name="message" rows={4} maxLength={personLimits.message} />}
      </Field>
      <p>
        <Link href={privacyPath} inNewTab>
          {t('form.privacyPage')}
        </Link>
      </p>
      <ChoiceField label={t('form.privacy')} error={toError('privacy')} isRequired>
        {(control) => <input {...control} type="checkbox" name="privacy" />}
      </ChoiceField>
    </>
  );
};
