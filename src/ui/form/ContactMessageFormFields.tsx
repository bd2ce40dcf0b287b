// The fields of every message to the project: name, email, phone, message and the consent to be contacted (law row
// L24).
import { CheckboxOrRadioField, Field } from '../Field.tsx';
import { Link } from '../Link.tsx';
import { CharacterCountTextarea } from './CharacterCountTextarea.tsx';
import type { UseSubmitFormResult } from './useSubmitForm.ts';

export interface ContactMessageFormFieldsProps {
  /** Maximum lengths that the order service accepts. */
  limits: Readonly<Record<'email' | 'message' | 'name' | 'phone', number>>;
  /** Its texts also label the fields: `counter`, `optional`, `privacy` and `privacyPage`. */
  form: Pick<UseSubmitFormResult<unknown, unknown>, 'text' | 'toError'>;
  privacyPath: string;
  messageRows: number;
  /** Default: optional. */
  isMessageRequired?: boolean;
}

export const ContactMessageFormFields = ({
  form: { text, toError },
  limits,
  privacyPath,
  ...message
}: ContactMessageFormFieldsProps) => (
  <>
    <Field label={text('name')} error={toError('name')} isRequired>
      {(control) => <input {...control} name="name" maxLength={limits.name} autoComplete="name" />}
    </Field>
    <Field label={text('email')} error={toError('email')} isRequired>
      {(control) => <input {...control} type="email" name="email" maxLength={limits.email} autoComplete="email" />}
    </Field>
    <Field label={text('phone')} optionalLabel={text('optional')} error={toError('phone')}>
      {(control) => <input {...control} type="tel" name="phone" maxLength={limits.phone} autoComplete="tel" />}
    </Field>
    <Field
      label={text('message')}
      optionalLabel={text('optional')}
      error={toError('message')}
      isRequired={message.isMessageRequired ?? false}
    >
      {(control) => (
        <CharacterCountTextarea
          control={control}
          name="message"
          rows={message.messageRows}
          maxLength={limits.message}
          toCounter={(counted) => text('counter', counted)}
        />
      )}
    </Field>
    <p>
      <Link href={privacyPath} inNewTab>
        {text('privacyPage')}
      </Link>
    </p>
    <CheckboxOrRadioField label={text('privacy')} error={toError('privacy')} isRequired>
      {(control) => <input {...control} type="checkbox" name="privacy" />}
    </CheckboxOrRadioField>
  </>
);
