// The rights of the four staff roles: which group of collections a role reads, changes or manages. permission-rules.ts
// derives Directus's permissions from these tables. Pure data.
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import {
  salesAssistantPolicyId,
  assistantRoleId,
  bookkeepingPolicyId,
  bookkeepingRoleId,
  editorPolicyId,
  editorRoleId,
  ownerPolicyId,
  ownerRoleId,
} from './fixed-account-and-policy-ids.ts';

/** From the most to the fewest rights. */
export const staffRoleNames = ['owner', 'editor', 'assistant', 'bookkeeping'] as const;

export type StaffRoleName = (typeof staffRoleNames)[number];

/**
 * - `identify`: reads the fields that name the record.
 * - `read`: reads all fields.
 * - `stock`: reads, and changes the fields of `stockAndPriceFieldNames`.
 * - `change`: reads and changes, but neither creates nor deletes.
 * - `manage`: reads, creates, changes and deletes.
 *
 * Records of the order service are never created or deleted: for them `manage` means the same as `change`.
 */
export type CollectionAccessLevel = 'none' | 'identify' | 'read' | 'stock' | 'change' | 'manage';

/** The access of a role that may change something of a collection. */
export const accessLevelsWithWrite: readonly CollectionAccessLevel[] = ['stock', 'change', 'manage'];

export type CollectionAccessGroup =
  | 'appointments'
  | 'catalogue'
  | 'content'
  | 'emails'
  | 'legal'
  | 'marketing'
  | 'messages'
  | 'navigation'
  | 'newsletter'
  | 'openingHours'
  | 'orders'
  | 'payments'
  | 'project'
  | 'publishing'
  | 'search'
  | 'settings'
  | 'vouchers';

/** What each role may do with each group of its own project. */
export const accessByCollectionGroup: Record<CollectionAccessGroup, Record<StaffRoleName, CollectionAccessLevel>> = {
  // The day's work.
  orders: { owner: 'manage', editor: 'manage', assistant: 'manage', bookkeeping: 'read' },
  payments: { owner: 'manage', editor: 'manage', assistant: 'read', bookkeeping: 'read' },
  // Only the owner blocks a voucher and corrects its balance: it is money.
  vouchers: { owner: 'change', editor: 'read', assistant: 'read', bookkeeping: 'read' },
  emails: { owner: 'manage', editor: 'manage', assistant: 'manage', bookkeeping: 'none' },
  appointments: { owner: 'manage', editor: 'manage', assistant: 'manage', bookkeeping: 'none' },
  messages: { owner: 'manage', editor: 'manage', assistant: 'change', bookkeeping: 'none' },
  // Shop and website.
  catalogue: { owner: 'manage', editor: 'manage', assistant: 'stock', bookkeeping: 'none' },
  search: { owner: 'manage', editor: 'manage', assistant: 'none', bookkeeping: 'none' },
  content: { owner: 'manage', editor: 'manage', assistant: 'read', bookkeeping: 'none' },
  openingHours: { owner: 'manage', editor: 'manage', assistant: 'read', bookkeeping: 'none' },
  navigation: { owner: 'manage', editor: 'manage', assistant: 'none', bookkeeping: 'none' },
  // Assistants answer questions about codes, and bookkeeping explains sales with them.
  marketing: { owner: 'manage', editor: 'manage', assistant: 'read', bookkeeping: 'read' },
  newsletter: { owner: 'manage', editor: 'manage', assistant: 'none', bookkeeping: 'none' },
  publishing: { owner: 'manage', editor: 'manage', assistant: 'none', bookkeeping: 'none' },
  // The business.
  project: { owner: 'manage', editor: 'manage', assistant: 'identify', bookkeeping: 'identify' },
  settings: { owner: 'manage', editor: 'manage', assistant: 'none', bookkeeping: 'none' },
  legal: { owner: 'manage', editor: 'manage', assistant: 'none', bookkeeping: 'none' },
};

/**
 * The group of each collection that does not take it from its parent: children, such as translations, belong to the
 * group of the first collection on their `projectPath`.
 */
export const accessGroupByCollectionName: Record<string, CollectionAccessGroup> = {
  appointment: 'appointments',
  appointment_topic: 'content',
  branch: 'openingHours',
  brand: 'content',
  company: 'settings',
  consent: 'legal',
  contact_message: 'messages',
  ecommerce_attribute_group: 'catalogue',
  ecommerce_category: 'catalogue',
  ecommerce_discount_code: 'marketing',
  ecommerce_invoice: 'payments',
  ecommerce_invoice_counter: 'payments',
  ecommerce_legal_page: 'legal',
  ecommerce_mail: 'emails',
  ecommerce_mail_document: 'emails',
  ecommerce_mail_text: 'settings',
  ecommerce_manufacturer: 'catalogue',
  ecommerce_order: 'orders',
  ecommerce_payment: 'payments',
  ecommerce_personalization: 'catalogue',
  ecommerce_product: 'catalogue',
  ecommerce_product_rating: 'messages',
  ecommerce_refund: 'payments',
  ecommerce_request: 'messages',
  ecommerce_search_synonym: 'search',
  ecommerce_settings: 'settings',
  ecommerce_size_guide: 'catalogue',
  ecommerce_subcategory: 'catalogue',
  ecommerce_tag: 'catalogue',
  ecommerce_voucher: 'vouchers',
  ecommerce_withdrawal: 'orders',
  ecommerce_zero_result_search: 'search',
  event: 'content',
  legal_text: 'legal',
  menu_item: 'navigation',
  newsletter_subscription: 'newsletter',
  opening_hour: 'openingHours',
  page: 'content',
  privacy_settings: 'settings',
  project: 'project',
  project_translations: 'settings',
  publication: 'publishing',
  publication_change: 'publishing',
  special_day: 'openingHours',
  theme_settings: 'settings',
  widget: 'navigation',
};

/** Fields of the catalogue that the access `stock` may change; the list leads to the variants. */
export const stockAndPriceFieldNames = ['stock', 'reorder_possible', 'price_brutto', 'is_reduced', 'product_variants'];

/** Fields that the access `identify` reads. Forms show times in the time zone of the project. */
export const projectFieldNamesForIdentifyAccess = ['id', 'name', 'domain', 'logo', 'time_zone'];

/** The access of roles to files of their project; shared files are read only. */
export const fileAccessByRole: Record<StaffRoleName, CollectionAccessLevel> = {
  owner: 'manage',
  editor: 'manage',
  assistant: 'read',
  bookkeeping: 'none',
};

/**
 * Who sees how much the shop sells: the dashboard's sales, and the documents of a month with their sum and export. The
 * amount of a single order is part of the order.
 */
const accessToSalesFigures: Record<StaffRoleName, boolean> = {
  owner: true,
  editor: true,
  assistant: false,
  bookkeeping: true,
};

/** The group of a collection; `undefined` for a shared one and for one that no table names. */
export const findCollectionAccessGroup = (
  schema: CollectionDefinition[],
  name: string,
): CollectionAccessGroup | undefined => {
  const group = accessGroupByCollectionName[name];
  const definition = schema.find((collection) => collection.name === name);
  if (group !== undefined || definition === undefined || definition.ownership === 'shared') return group;
  const [first] = definition.ownership.projectPath.split('.');
  const parent = definition.fields.find((field) => field.name === first)?.relation?.to;
  return parent === undefined || parent === name ? undefined : findCollectionAccessGroup(schema, parent);
};

/** A collection that no table names is a setting: only owner and editor get it. */
export const toRoleCollectionAccess = (
  schema: CollectionDefinition[],
  name: string,
  role: StaffRoleName,
): CollectionAccessLevel => accessByCollectionGroup[findCollectionAccessGroup(schema, name) ?? 'settings'][role];

interface StaffRole {
  roleId: string;
  policyId: string;
  name: string;
  icon: string;
  description: string;
}

/** As the studio names them: Directus translates no names of roles, and staff works in German. */
export const staffRoles: Record<StaffRoleName, StaffRole> = {
  owner: {
    roleId: ownerRoleId,
    policyId: ownerPolicyId,
    name: 'Inhaber',
    icon: 'key',
    description:
      'Pflegt alles im eigenen Projekt und lädt Mitarbeitende ein. / Manages everything in the own project and invites staff.',
  },
  editor: {
    roleId: editorRoleId,
    policyId: editorPolicyId,
    name: 'Redaktion',
    icon: 'edit_note',
    description: 'Pflegt die Inhalte des eigenen Projekts. / Keeps the content of the own project.',
  },
  assistant: {
    roleId: assistantRoleId,
    policyId: salesAssistantPolicyId,
    name: 'Verkauf',
    icon: 'storefront',
    description:
      'Bearbeitet Bestellungen, Termine und Anfragen, ändert Bestand und Preise. / Handles orders, appointments and requests, changes stock and prices.',
  },
  bookkeeping: {
    roleId: bookkeepingRoleId,
    policyId: bookkeepingPolicyId,
    name: 'Buchhaltung',
    icon: 'receipt_long',
    description:
      'Liest und exportiert Bestellungen, Zahlungen und Erstattungen. / Reads and exports orders, payments and refunds.',
  },
};

/** The roles that an owner may give to colleagues, and whose accounts the owner may change. */
export const staffRoleIds = staffRoleNames.map((name) => staffRoles[name].roleId);

/** A user as Directus knows the request's; `roles` are ids. */
interface UserWithRoles {
  admin: boolean;
  roles: readonly string[];
}

/** An administrator has the rights of an owner. */
export const findUserStaffRoleNames = ({ admin, roles }: UserWithRoles): StaffRoleName[] =>
  admin ? ['owner'] : staffRoleNames.filter((name) => roles.includes(staffRoles[name].roleId));

export const canSeeSalesFigures = (user: UserWithRoles): boolean =>
  findUserStaffRoleNames(user).some((name) => accessToSalesFigures[name]);

/** Roles that may change orders, and refund them. */
export const orderStaffRoleIds: readonly string[] = staffRoleNames
  .filter((role) => accessByCollectionGroup.orders[role] === 'manage')
  .map((role) => staffRoles[role].roleId);
