// Texts of emails in the studio: who sees and changes them, and their preview. What emails become is tested in
// emails/order-email-content.test.ts, what is refused in content-checks.test.ts.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { MailPreview } from '../../../contract/studio/mail-preview.ts';
import type { StaffRoleName } from '../../access/role-permission-matrix.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { createTestEditor, createTestStaff, type TestEditor } from '../create-test-staff.ts';
import { createShopFixture, type ShopFixture } from '../shop-content-fixture.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const collection = '/items/ecommerce_mail_text';

let shop: ShopFixture;
let other: ShopFixture;
let staff: Record<StaffRoleName, TestEditor>;
let stranger: TestEditor;

beforeAll(async () => {
  shop = await createShopFixture(admin);
  other = await createShopFixture(admin);
  staff = await createTestStaff(backend.url, admin, shop.project);
  stranger = await createTestEditor(backend.url, admin, other.project);
});

afterAll(async () => {
  await admin.delete(
    '/users',
    [...Object.values(staff), stranger].map(({ id }) => id),
  );
  await shop.remove();
  await other.remove();
});

it('are seen and changed by owner and editor, in their own project', async () => {
  const record = { project: shop.project, kind: 'shipped', language: 'de', extra: 'Danke!' };
  const { id } = await staff.editor.rest.post<{ id: string }>(collection, record);
  await staff.owner.rest.patch(`${collection}/${id}`, { extra: 'Vielen Dank!' });
  for (const { rest } of [stranger, staff.assistant, staff.bookkeeping]) {
    expect(await rest.get<object[]>(`${collection}?filter[id][_eq]=${id}`).catch(() => [])).toEqual([]);
    await expect(rest.patch(`${collection}/${id}`, { extra: 'X' })).rejects.toThrow(/403/);
    await expect(rest.post(collection, { ...record, kind: 'cancelled' })).rejects.toThrow(/40[03]/);
  }
  expect(await admin.get(`${collection}/${id}?fields=extra`)).toEqual({ extra: 'Vielen Dank!' });
});

const body = { kind: 'shipped', language: 'fr', texts: { subject: 'Bonjour {{name}}, {{number}}', extra: '1 < 2' } };

const preview = ({ rest }: TestEditor, changes: object = {}) =>
  rest.post<MailPreview>('/ecom/studio/mail-preview', { project: shop.project, ...body, ...changes });

it('are previewed as they would be sent, with the default in place of one that cannot be sent', async () => {
  const { subject, text, html } = await preview(staff.editor);
  expect(subject).toBe('Bonjour Anna Exemple, AB-2026-1042');
  expect(text).toContain('\n\n1 < 2\n\n');
  expect(html).toContain('1 &#60; 2');
  const broken = await preview(staff.owner, { texts: { subject: 'Bonjour {{amount}}' } });
  expect(broken.subject).toMatch(/^Votre commande AB-2026-1042 chez .* est en route$/);
});

it('are previewed by those who may change them, for emails that have such texts', async () => {
  await expect(preview(staff.assistant)).rejects.toThrow(/403/);
  await expect(preview(staff.bookkeeping)).rejects.toThrow(/403/);
  await expect(preview(stranger)).rejects.toThrow(/403/);
  await expect(preview(staff.editor, { kind: 'payment_alert' })).rejects.toThrow(/400/);
});

it('are not sent as a test without a mail server', async () => {
  await expect(staff.editor.rest.post('/ecom/studio/mail-preview/test', body)).rejects.toThrow(/503/);
});
