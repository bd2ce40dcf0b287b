// How the lists open that a shop assistant works through: newest first, with the columns that matter, and a bookmark
// for what waits. Called by the launcher. Only what is missing is made: what the house has arranged itself stays.
import type { RestClient } from '../rest/rest-client.ts';

interface StudioList {
  collection: string;
  /** Name of the bookmark in the studio's navigation; `null` for how the list opens by itself. */
  bookmark: string | null;
  icon: string;
  fields: string[];
  filter: Record<string, unknown> | null;
}

const requestFields = ['status', 'date_created', 'subject', 'name', 'language'];
const ratingFields = ['status', 'date_created', 'rating', 'title', 'product.display_name', 'language'];

const ofStatus = (status: string) => ({ _and: [{ status: { _eq: status } }] });

const lists: StudioList[] = [
  { collection: 'ecommerce_request', bookmark: null, icon: 'bookmark', fields: requestFields, filter: null },
  {
    collection: 'ecommerce_request',
    bookmark: 'Neue Anfragen',
    icon: 'mark_email_unread',
    fields: requestFields,
    filter: ofStatus('new'),
  },
  { collection: 'ecommerce_product_rating', bookmark: null, icon: 'bookmark', fields: ratingFields, filter: null },
  {
    collection: 'ecommerce_product_rating',
    bookmark: 'Bewertungen zu prüfen',
    icon: 'rate_review',
    fields: ratingFields,
    filter: ofStatus('draft'),
  },
];

const toPreset = ({ collection, bookmark, icon, fields, filter }: StudioList) => ({
  ...{ collection, bookmark, icon, filter, user: null, role: null },
  layout: 'tabular',
  layout_options: { tabular: { widths: { date_created: 230, subject: 320, title: 240 } } },
  layout_query: { tabular: { fields, sort: ['-date_created'], page: 1 } },
});

/** Returns one line per list that was arranged. */
export const applyStudioLists = async (rest: RestClient): Promise<string[]> => {
  const live = await rest.get<Pick<StudioList, 'bookmark' | 'collection'>[]>(
    '/presets?limit=-1&fields=collection,bookmark&filter[user][_null]=true&filter[role][_null]=true',
  );
  const missing = lists.filter(
    ({ collection, bookmark }) =>
      !live.some((preset) => preset.collection === collection && preset.bookmark === bookmark),
  );
  if (missing.length > 0) await rest.post('/presets', missing.map(toPreset));
  return missing.map(({ collection, bookmark }) => `list ${bookmark ?? collection} arranged`);
};
