// The fields of one address, as they are printed on a parcel. Browsers fill them by their autocomplete names.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import { addressLimits } from '../../../../contract/shop/address.ts';
import type { AddressDraft, AddressField } from '../../../../domain/checkout/address-draft.ts';
import { formatCountry } from '../../../i18n/format-country.ts';
import { Field } from '../../../ui/Field.tsx';
import * as styles from './Details.module.css';
import { formatPhone } from './format-phone.ts';
import { TextField } from './TextField.tsx';

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
      <TextField {...toField('first_name')} className={styles.half} />
      <TextField {...toField('last_name')} className={styles.half} />
      <TextField {...toField('company')} isRequired={false} />
      <TextField {...toField('street')} />
      <TextField {...toField('address_addition')} isRequired={false} />
      <TextField {...toField('zip')} inputMode="numeric" className={styles.third} />
      <TextField {...toField('city')} className={styles.twoThirds} />
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
      <TextField
        {...toField('phone')}
        type="tel"
        inputMode="tel"
        isRequired={false}
        hint={t('fields.phoneHint')}
        onLeave={() => {
          void formatPhone(address).then((phone) => {
            if (phone !== address.phone) onChange({ phone });
            onLeave(`${group}.phone`);
          });
        }}
      />
    </div>
  );
};
