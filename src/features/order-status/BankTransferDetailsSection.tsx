// Account, amount and reference of an awaited bank transfer, with buttons to copy them and the GiroCode for a banking
// app. For the order page and the thanks page.
import { friendlyFormatIBAN } from 'ibantools';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cents } from '../../../contract/cents.ts';
import type { Locale } from '../../../contract/locale.ts';
import { formatDateInTimeZone } from '../../../domain/format-dates.ts';
import { toGiroCodePayload } from '../../../domain/girocode.ts';
import { parseTransferAccount, type BankAccountFoundInText } from '../../../domain/bank-account-found-in-text.ts';
import { formatPlainAmount } from '../../i18n/format.ts';
import { CopyableText, type CopyableTextProps } from '../../ui/CopyableText.tsx';
import { DescriptionListRow } from '../../ui/DescriptionListRow.tsx';
import { createLazyIsland } from '../../ui/createLazyIsland.tsx';
import { PriceText } from '../../ui/PriceText.tsx';
import { useProjectTimeZoneContext } from '../../ui/project-time-zone-context.ts';
import { GiroCodeFrame } from './GiroCodeFrame.tsx';
import * as styles from './OrderStatusView.module.css';

export interface BankTransferDetailsSectionProps {
  /** As the editor wrote them. */
  bankDetails: string;
  reference: string;
  amountCents: Cents;
  /** In ISO 8601. */
  due: string;
  locale: Locale;
  /** What follows from the due date. */
  children?: ReactNode;
}

const GiroCode = createLazyIsland(
  () => import('./girocode-island.tsx'),
  () => <GiroCodeFrame />,
  { whenIdle: false, Failed: () => null },
);

export const BankTransferDetailsSection = (props: BankTransferDetailsSectionProps) => {
  const { bankDetails, reference, amountCents, due, locale, children } = props;
  const { t } = useTranslation('orderStatus');
  const timeZone = useProjectTimeZoneContext();
  const account = parseTransferAccount(bankDetails);
  const payload = account && toGiroCodePayload({ account, amountCents, remittance: reference });
  return (
    <section className={styles.part}>
      <h2>{t('transfer.heading')}</h2>
      <dl className={styles.facts}>
        <DescriptionListRow name={t('transfer.account')}>
          <span className={styles.account}>
            {account ? <BankDetails text={bankDetails} account={account} /> : bankDetails}
          </span>
        </DescriptionListRow>
        <DescriptionListRow name={t('transfer.amount')}>
          <TransferValue name={t('transfer.amount')} text={formatPlainAmount(amountCents, locale)}>
            <PriceText locale={locale} priceCents={amountCents} />
          </TransferValue>
        </DescriptionListRow>
        <DescriptionListRow name={t('transfer.reference')}>
          <TransferValue name={t('transfer.reference')} text={reference}>
            {reference}
          </TransferValue>
        </DescriptionListRow>
        <DescriptionListRow name={t('transfer.due')}>
          {formatDateInTimeZone(new Date(due), locale, timeZone)}
        </DescriptionListRow>
      </dl>
      {children}
      {payload !== null && <GiroCode payload={payload} />}
    </section>
  );
};

/** The editor's text, with its IBAN in groups of four on one line. */
const BankDetails = ({ text, account: { iban, start, end } }: { text: string; account: BankAccountFoundInText }) => (
  <>
    {text.slice(0, start)}
    <TransferValue name="IBAN" text={iban}>
      {friendlyFormatIBAN(iban)}
    </TransferValue>
    {text.slice(end)}
  </>
);

const TransferValue = ({ name, ...value }: Omit<CopyableTextProps, 'messages'> & { name: string }) => {
  const { t } = useTranslation('orderStatus');
  const messages = {
    copy: t('transfer.copy'),
    copyName: t('transfer.copyName', { name }),
    copied: t('transfer.copied'),
    selected: t('transfer.selected'),
  };
  return <CopyableText {...value} messages={messages} />;
};
