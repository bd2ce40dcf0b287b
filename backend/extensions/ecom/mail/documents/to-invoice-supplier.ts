// The project as its documents name it.
import type { InvoiceSnapshot } from '../../../../../contract/shop/invoice.ts';
import type { SenderCompany } from '../sender-company.ts';

export const toInvoiceSupplier = (sender: SenderCompany): InvoiceSnapshot['supplier'] => ({
  companyName: sender.companyName,
  displayName: sender.displayName,
  address: sender.address,
  vatId: sender.vatId,
  taxNumber: sender.taxNumber,
  email: sender.email,
  phone: sender.phone,
  registers: sender.registers,
  executives: sender.executives,
  bankDetails: sender.bankDetails,
  logo: sender.logo,
  brandColor: sender.colors.brandColor,
});
