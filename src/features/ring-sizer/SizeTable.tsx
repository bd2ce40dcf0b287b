// European, American and British ring sizes side by side.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { ringSizeRows } from '../../../domain/ring-size/ring-size.ts';
import { Table } from '../../ui/Table.tsx';

export const SizeTable = ({ locale }: { locale: Locale }) => {
  const { t } = useTranslation('ringSizer');
  const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Table
      caption={t('table.caption')}
      hidesCaption
      head={[t('table.eu'), t('table.diameter'), t('table.us'), t('table.uk')]}
      rows={ringSizeRows.map(({ size, diameterMm, american, british }) => [
        String(size),
        t('millimetres', { value: figures.format(diameterMm) }),
        american,
        british,
      ])}
    />
  );
};
