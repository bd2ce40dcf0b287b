// Directus presets of the studio's lists: work lists newest first, with the relevant columns, and bookmarks for open
// work; any other list with the columns that its collection suggests. Only missing presets are created; changes by the
// staff are kept.
import { studioTaskListDefinitions, toDirectusTaskListFilter } from '../../domain/studio-task-list-definitions.ts';
import type { DirectusRestClient } from '../rest/directus-rest-client.ts';
import type { CollectionDefinition, FieldDefinition } from '../schema/content-model-types.ts';

interface StudioList {
  collection: string;
  /** Name of the bookmark in the studio's navigation; `null` for the default preset. */
  bookmark: string | null;
  icon: string;
  fields: string[];
  filter: Record<string, unknown> | null;
  /** Default: newest first. */
  sort?: string;
  /** Shown as a calendar instead of a table. */
  calendar?: { template: string; startDateField: string; endDateField: string; firstDay: number };
}

/** Combines rules in the form that the studio shows as rows. */
const toRules = (...rules: Record<string, unknown>[]) => ({ _and: rules });

const orderFields = [
  'number',
  'state',
  'customer_name',
  'total_brutto',
  'date_created',
  'payment_method',
  'paid_at',
  'shipping_name',
];

const toTaskListFilter = (name: keyof typeof studioTaskListDefinitions) =>
  toDirectusTaskListFilter(studioTaskListDefinitions[name]);

/** In the order of a working day: new, open, to ship. */
const orderBookmarks: Pick<StudioList, 'bookmark' | 'filter' | 'icon'>[] = [
  { bookmark: 'Neue Bestellungen', icon: 'fiber_new', filter: toRules({ state: { _in: ['new', 'paid'] } }) },
  { bookmark: 'In Arbeit', icon: 'handyman', filter: toRules({ state: { _eq: 'in_progress' } }) },
  {
    bookmark: 'Zu versenden',
    icon: 'local_shipping',
    filter: toTaskListFilter('ordersToPack'),
  },
  {
    bookmark: 'Zur Abholung vorbereiten',
    icon: 'shopping_bag',
    filter: toTaskListFilter('pickupsToPrepare'),
  },
  { bookmark: 'Abholbereit', icon: 'storefront', filter: toTaskListFilter('readyForPickup') },
  {
    bookmark: 'Nicht abgeholt',
    icon: 'inventory',
    filter: toRules({ state: { _eq: 'ready_for_pickup' } }, { pickup_overdue_at: { _nnull: true } }),
  },
  {
    bookmark: 'Wartet auf Zahlung',
    icon: 'hourglass_top',
    filter: toTaskListFilter('awaitingPayment'),
  },
  {
    bookmark: 'Versandt, nicht bezahlt',
    icon: 'request_quote',
    filter: toRules({ state: { _eq: 'shipped' } }, { paid_at: { _null: true } }),
  },
];

const refundFields = ['state', 'amount_brutto', 'iban', 'account_holder', 'order.number', 'date_created', 'reason'];

const requestFields = ['status', 'date_created', 'kind', 'subject', 'name', 'language'];
const withdrawalFields = ['status', 'date_created', 'match', 'order.number', 'name', 'contract', 'language'];
const ratingFields = ['status', 'date_created', 'rating', 'title', 'product', 'language'];

const messageFields = ['status', 'date_created', 'name', 'message', 'branch', 'language'];
const newsletterFields = ['email', 'language', 'confirmed_at', 'unsubscribe_url'];

const appointmentFields = ['state', 'starts_at', 'ends_at', 'topic', 'name', 'branch'];

/** Appointments that occupy a time in the calendar. */
const isOpenAppointment = { state: { _in: ['requested', 'confirmed'] } };

/** In the morning the whole day; in the evening also the next morning. */
const isToday = toRules(
  { starts_at: { _gte: '$NOW(-10 hours)' } },
  { starts_at: { _lte: '$NOW(+14 hours)' } },
  isOpenAppointment,
);

const appointmentBookmarks: StudioList[] = [
  {
    bookmark: 'Termine offen',
    icon: 'notification_important',
    sort: 'starts_at',
    filter: toTaskListFilter('appointmentRequests'),
  },
  { bookmark: 'Termine heute', icon: 'today', sort: 'starts_at', filter: isToday },
  {
    bookmark: 'Terminkalender',
    icon: 'calendar_month',
    filter: toRules(isOpenAppointment),
    calendar: {
      template: '{{name}} ({{topic.display_name}})',
      startDateField: 'starts_at',
      endDateField: 'ends_at',
      firstDay: 1,
    },
  },
].map((list) => ({ collection: 'appointment', fields: appointmentFields, ...list }));

/** Lists as they open in the studio. */
const mainLists: StudioList[] = [
  { collection: 'ecommerce_order', fields: orderFields },
  {
    collection: 'ecommerce_invoice',
    fields: ['number', 'kind', 'issued_on', 'recipient_name', 'order.number', 'total_brutto'],
  },
  { collection: 'ecommerce_refund', fields: ['way', ...refundFields] },
  { collection: 'ecommerce_withdrawal', fields: withdrawalFields },
  { collection: 'ecommerce_request', fields: requestFields },
  { collection: 'contact_message', fields: messageFields },
  { collection: 'ecommerce_product_rating', fields: ratingFields },
  { collection: 'appointment', fields: appointmentFields, sort: '-starts_at' },
  {
    collection: 'newsletter_subscription',
    fields: ['state', 'email', 'date_created', 'confirmed_at', 'language'],
  },
  {
    collection: 'ecommerce_product',
    sort: 'sort',
    fields: [
      'images',
      'display_name',
      'reference_number',
      'status',
      'category',
      'price_from',
      'stock',
      'publish_at',
      'product_variants',
    ],
  },
  { collection: 'page', fields: ['key', 'status', 'publish_at', 'date_updated'], sort: 'sort' },
  {
    collection: 'event',
    fields: ['starts_at', 'translations', 'state', 'status', 'publish_at', 'branch'],
    sort: '-starts_at',
  },
  { collection: 'ecommerce_search_synonym', fields: ['terms', 'one_way', 'language'], sort: 'language' },
  {
    collection: 'ecommerce_discount_code',
    fields: [
      'code',
      'kind',
      'percent',
      'amount_brutto',
      'valid_from',
      'valid_until',
      'used_count',
      'max_uses',
      'active',
    ],
    sort: 'code',
  },
  {
    collection: 'ecommerce_voucher',
    fields: ['code_last4', 'state', 'balance_brutto', 'initial_brutto', 'valid_until', 'order.number', 'date_created'],
  },
  {
    collection: 'ecommerce_zero_result_search',
    fields: ['query', 'count', 'last_at', 'language', 'synonym'],
    sort: '-count',
  },
].map((list) => ({ bookmark: null, icon: 'bookmark', filter: null, ...list }));

const lists: StudioList[] = [
  ...mainLists,
  {
    collection: 'ecommerce_zero_result_search',
    bookmark: 'Noch offen',
    icon: 'playlist_add',
    fields: ['query', 'count', 'last_at', 'language'],
    filter: toRules({ synonym: { _null: true } }),
    sort: '-count',
  },
  ...appointmentBookmarks,
  ...orderBookmarks.map((bookmark) => ({ collection: 'ecommerce_order', fields: orderFields, ...bookmark })),
  {
    collection: 'ecommerce_refund',
    bookmark: 'Offene Überweisungen',
    icon: 'account_balance',
    fields: refundFields,
    filter: toRules({ state: { _eq: 'to_transfer' } }),
    sort: 'date_created',
  },
  {
    collection: 'ecommerce_refund',
    bookmark: 'Fällige Erstattungen',
    icon: 'currency_exchange',
    fields: ['way', ...refundFields],
    filter: toTaskListFilter('refundsDue'),
    sort: 'date_created',
  },
  {
    collection: 'ecommerce_request',
    bookmark: 'Neue Anfragen',
    icon: 'mark_email_unread',
    fields: requestFields,
    filter: toTaskListFilter('requests'),
  },
  {
    collection: 'contact_message',
    bookmark: 'Neue Nachrichten',
    icon: 'mail',
    fields: messageFields,
    filter: toTaskListFilter('messages'),
  },
  {
    collection: 'ecommerce_request',
    bookmark: 'Warten auf Bestand',
    icon: 'inventory_2',
    fields: requestFields,
    filter: toRules(
      { kind: { _eq: 'stock' } },
      { notified_at: { _null: true } },
      { status: { _in: ['new', 'answered'] } },
    ),
  },
  {
    collection: 'ecommerce_withdrawal',
    bookmark: 'Neue Widerrufe',
    icon: 'undo',
    fields: withdrawalFields,
    filter: toTaskListFilter('withdrawals'),
  },
  {
    collection: 'ecommerce_product_rating',
    bookmark: 'Bewertungen zu prüfen',
    icon: 'rate_review',
    fields: ratingFields,
    filter: toTaskListFilter('ratings'),
  },
  {
    collection: 'newsletter_subscription',
    bookmark: 'Newsletter-Empfänger',
    icon: 'campaign',
    fields: newsletterFields,
    filter: toRules({ state: { _eq: 'confirmed' } }),
  },
];

const toPreset = ({ collection, bookmark, icon, fields, filter, sort = '-date_created', calendar }: StudioList) => ({
  collection,
  bookmark,
  icon,
  filter,
  user: null,
  role: null,
  layout: calendar ? 'calendar' : 'tabular',
  layout_options: {
    tabular: {
      widths: {
        date_created: 230,
        starts_at: 230,
        publish_at: 290,
        unpublish_at: 240,
        ends_at: 230,
        match: 290,
        subject: 320,
        title: 240,
        state: 180,
        number: 150,
        customer_name: 190,
        total_brutto: 150,
        payment_method: 150,
        product: 260,
        topic: 220,
        branch: 200,
        paid_at: 130,
        shipping_name: 220,
        images: 90,
        display_name: 280,
        product_variants: 220,
        key: 280,
        last_at: 230,
        translations: 320,
        terms: 480,
      },
    },
    ...(calendar && { calendar }),
  },
  layout_query: { tabular: { fields, sort: [sort], page: 1 } },
});

const maxColumns = 6;

/** Fields that fit into a cell. The project is left out: an editor has only one. */
const isColumn = ({ name, type, hidden, display }: FieldDefinition): boolean =>
  !hidden && name !== 'project' && !['alias', 'json', 'text'].includes(type) && display !== 'image';

const toDefaultList = ({ name, fields, sortField }: CollectionDefinition): StudioList => {
  const names = fields.filter(isColumn).map((field) => field.name);
  return {
    collection: name,
    bookmark: null,
    icon: 'bookmark',
    filter: null,
    fields: names.slice(0, maxColumns),
    sort: sortField ?? names[0] ?? 'id',
  };
};

const toLists = (schema: CollectionDefinition[]): StudioList[] => {
  const arranged = new Set(lists.map(({ collection }) => collection));
  return [...lists, ...schema.filter(({ name, hidden }) => !hidden && !arranged.has(name)).map(toDefaultList)];
};

/** Returns one line per created preset. */
export const applyStudioPresets = async (
  rest: DirectusRestClient,
  schema: CollectionDefinition[],
): Promise<string[]> => {
  const live = await rest.get<Pick<StudioList, 'bookmark' | 'collection'>[]>(
    '/presets?limit=-1&fields=collection,bookmark&filter[user][_null]=true&filter[role][_null]=true',
  );
  const missing = toLists(schema).filter(
    ({ collection, bookmark }) =>
      !live.some((preset) => preset.collection === collection && preset.bookmark === bookmark),
  );
  if (missing.length > 0) await rest.post('/presets', missing.map(toPreset));
  return missing.map(({ collection, bookmark }) => `list ${bookmark ?? collection} arranged`);
};
