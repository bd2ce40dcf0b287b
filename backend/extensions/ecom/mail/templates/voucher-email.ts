// The email with the gift vouchers of an order, which are attached as a PDF.
import type { OrderEmailData } from '../order-email-data-types.ts';
import { createDocumentNoteBlock, createParagraphBlock } from '../rendering/document-blocks.ts';
import { getEmailTranslator } from '../../platform/service-translators.ts';
import { type EmailMessage, toAttachmentBlocks, toShopperOrderEmail } from './email-layout.ts';

/** `attached`: titles of the attachments. */
export const toVoucherEmail = (order: OrderEmailData, attached: readonly string[]): EmailMessage => {
  const t = getEmailTranslator(order.language);
  const count = order.lines.reduce((sum, line) => sum + (line.isGiftVoucher ? line.count : 0), 0);
  return toShopperOrderEmail(order, {
    kind: 'gift_voucher',
    values: {},
    opening: createParagraphBlock(t('order.voucher.text', { count })),
    blocks: [createDocumentNoteBlock(t('order.voucher.cash')), ...toAttachmentBlocks(t, attached)],
  });
};
