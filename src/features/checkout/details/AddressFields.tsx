// The fields of one address, as they are printed on a parcel. Browsers fill them by their autocomplete names.
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import { addressLimits } from '../../../../contract/shop/order.ts';
import type { AddressDraft, AddressField } from '../../../../domain/checkout/checkout-draft.ts';
import { formatCountry } from '../../../i18n/format.ts';
import { Field } from '../../../ui/Field.tsx';
import * as styles from './Details.module.css';

export interface AddressFieldsProps {
  group: 'invoice' | 'shipping';
  address: AddressDraft;
  countries: readonly string[];
  onChange: (change: Partial<AddressDraft>) => void;
  /** Names of controls have their group before them. */
  onLeave: (name: string) => void;
  toError: (name: string) => string | undefined;
}

/** Names by which browsers know an address, within its section. */
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

export const AddressFields = ({ group, address, countries, onChange, onLeave, toError }: AddressFieldsProps) => {
  const { t, i18n } = useTranslation('checkout');
  const locale = i18n.language as Locale;
  const section = group === 'shipping' ? 'section-shipping shipping' : 'section-billing billing';
  const toField = (field: Exclude<AddressField, 'country'>) => ({
    name: `${group}.${field}`,
    text: field,
    value: address[field],
    onChange: (value: string) => onChange({ [field]: value }),
    onLeave: () => onLeave(`${group}.${field}`),
    error: toError(`${group}.${field}`),
    autoComplete: `${section} ${autoCompleteNames[field]}`,
    maxLength: addressLimits[field],
  });
  const countryName = `${group}.country`;
  return (
    <div className={styles.address}>
      <CheckoutTextField {...toField('first_name')} className={styles.half} />
      <CheckoutTextField {...toField('last_name')} className={styles.half} />
      <CheckoutTextField {...toField('company')} isRequired={false} />
      <CheckoutTextField {...toField('street')} />
      <CheckoutTextField {...toField('address_addition')} isRequired={false} />
      <CheckoutTextField {...toField('zip')} inputMode="numeric" className={styles.third} />
      <CheckoutTextField {...toField('city')} className={styles.twoThirds} />
      <Field label={t('fields.country')} error={toError(countryName)} isRequired>
        {(control) => (
          <select
            {...control}
            name={countryName}
            value={address.country}
            autoComplete={`${section} ${autoCompleteNames.country}`}
            onChange={({ target }) => onChange({ country: target.value })}
            onBlur={() => onLeave(countryName)}
          >
            {address.country === '' && <option value="">{t('fields.countryOpen')}</option>}
            {countries.map((code) => (
              <option key={code} value={code}>
                {formatCountry(code, locale)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CheckoutTextField
        {...toField('phone')}
        type="tel"
        inputMode="tel"
        isRequired={false}
        hint={t('fields.phoneHint')}
        onLeave={() => {
          void formatInternationalPhone(address).then((phone) => {
            if (phone !== address.phone) onChange({ phone });
            onLeave(`${group}.phone`);
          });
        }}
      />
    </div>
  );
};

interface CheckoutTextFieldProps {
  /** Also the name of what is said about it in the messages (`fields.…`), without its group. */
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

/** A text of the checkout's form: kept with every letter, checked when it is left, and described by what is wrong with it. */
export const CheckoutTextField = ({
  name,
  text,
  isRequired = true,
  type = 'text',
  inputMode,
  ...props
}: CheckoutTextFieldProps) => {
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

/** What knows the numbers of all countries is loaded when there is a number. @returns it in international form; as it was typed where it is none of that country, or nothing could be loaded. */
export const formatInternationalPhone = async ({
  phone,
  country,
}: Pick<AddressDraft, 'country' | 'phone'>): Promise<string> => {
  const typed = phone.trim();
  if (typed === '') return '';
  try {
    const { toInternationalPhone } = await import('../../../../domain/phone.ts');
    return toInternationalPhone(typed, country) ?? typed;
  } catch {
    return typed;
  }
};
