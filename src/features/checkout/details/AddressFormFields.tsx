// The fields of one address, with autocomplete names for browsers.
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import { addressFieldMaxLengths } from '../../../../contract/shop/order-constants.ts';
import type { AddressDraft, AddressFieldName } from '../../../../domain/checkout/checkout-draft.ts';
import { formatCountryName } from '../../../i18n/format.ts';
import { Field } from '../../../ui/Field.tsx';
import * as styles from './CheckoutDetailsStep.module.css';
import { AddOptionalFieldButton, useShownOptionalFields } from './optional-fields.tsx';

export interface AddressFormFieldsProps {
  group: 'invoice' | 'shipping';
  address: AddressDraft;
  countries: readonly string[];
  onChange: (change: Partial<AddressDraft>) => void;
  /** Prefix of the control names. */
  onLeave: (name: string) => void;
  toError: (name: string) => string | undefined;
}

/** Autocomplete names, within their section. */
const autoCompleteNames = {
  company: 'organization',
  first_name: 'given-name',
  last_name: 'family-name',
  street: 'address-line1',
  address_addition: 'address-line2',
  zip: 'postal-code',
  city: 'address-level2',
  country: 'country',
  phone: 'tel',
} as const;

const optionalFields = ['company', 'address_addition'] as const;

const isOptional = (field: AddressFieldName): boolean => optionalFields.some((optional) => optional === field);

export const AddressFormFields = ({
  group,
  address,
  countries,
  onChange,
  onLeave,
  toError,
}: AddressFormFieldsProps) => {
  const { t, i18n } = useTranslation('checkout');
  const locale = i18n.language as Locale;
  const { isShown, add } = useShownOptionalFields(address);
  const section = group === 'shipping' ? 'section-shipping shipping' : 'section-billing billing';
  const toField = (field: Exclude<AddressFieldName, 'country'>) => ({
    name: `${group}.${field}`,
    text: field,
    value: address[field],
    onChange: (value: string) => {
      if (isOptional(field)) add(field);
      onChange({ [field]: value });
    },
    onLeave: () => onLeave(`${group}.${field}`),
    error: toError(`${group}.${field}`),
    autoComplete: `${section} ${autoCompleteNames[field]}`,
    maxLength: addressFieldMaxLengths[field],
  });
  const countryName = `${group}.country`;
  return (
    <div className={styles.address}>
      <CheckoutFormTextField {...toField('first_name')} className={styles.half} />
      <CheckoutFormTextField {...toField('last_name')} className={styles.half} />
      {isShown('company') && <CheckoutFormTextField {...toField('company')} isRequired={false} />}
      <CheckoutFormTextField {...toField('street')} />
      {isShown('address_addition') && <CheckoutFormTextField {...toField('address_addition')} isRequired={false} />}
      <div className={styles.additions}>
        {optionalFields
          .filter((field) => !isShown(field))
          .map((field) => (
            <AddOptionalFieldButton key={field} name={`${group}.${field}`} onAdd={() => add(field)}>
              {t(`fields.add.${field}`)}
            </AddOptionalFieldButton>
          ))}
      </div>
      <CheckoutFormTextField {...toField('zip')} inputMode="numeric" className={styles.third} />
      <CheckoutFormTextField {...toField('city')} className={styles.twoThirds} />
      <Field label={t('fields.country')} error={toError(countryName)} isRequired>
        {(control) => (
          <select
            {...control}
            // HTML allows it only beside an empty option.
            required={address.country === ''}
            name={countryName}
            value={address.country}
            autoComplete={`${section} ${autoCompleteNames.country}`}
            onChange={({ target }) => onChange({ country: target.value })}
            onBlur={() => onLeave(countryName)}
          >
            {address.country === '' && <option value="">{t('fields.countryOpen')}</option>}
            {countries.map((code) => (
              <option key={code} value={code}>
                {formatCountryName(code, locale)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CheckoutFormTextField
        {...toField('phone')}
        type="tel"
        inputMode="tel"
        isRequired={false}
        hint={t('fields.phoneHint')}
      />
    </div>
  );
};

interface CheckoutFormTextFieldProps {
  /** Also the key of its errors in the messages (`fields.…`), without the prefix. */
  name: string;
  text: string;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  error: string | undefined;
  autoComplete: HTMLInputAutoCompleteAttribute;
  maxLength: number;
  type?: 'email' | 'tel' | 'text';
  inputMode?: 'email' | 'numeric' | 'tel' | 'text';
  isRequired?: boolean;
  hint?: string | undefined;
  className?: string | undefined;
}

/** A text field of the checkout: stored on every keystroke, validated on blur. */
export const CheckoutFormTextField = ({
  name,
  text,
  isRequired = true,
  type = 'text',
  inputMode,
  ...props
}: CheckoutFormTextFieldProps) => {
  const { t } = useTranslation('checkout');
  return (
    <div className={props.className}>
      <Field
        label={t(`fields.${text}`)}
        optionalLabel={t('optional')}
        error={props.error}
        hint={props.hint}
        isRequired={isRequired}
      >
        {(control) => (
          <input
            {...control}
            type={type}
            name={name}
            value={props.value}
            autoComplete={props.autoComplete}
            inputMode={inputMode}
            maxLength={props.maxLength}
            autoCapitalize={type === 'text' ? undefined : 'none'}
            spellCheck={false}
            onChange={({ target }) => props.onChange(target.value)}
            onBlur={props.onLeave}
          />
        )}
      </Field>
    </div>
  );
};
