// The browser's reads of the content backend (specification §7). Called by islands through React Query.
import { createDirectus, readItems, rest } from '@directus/sdk';
import { BackendError } from '../../contract/backend-error.ts';
import type { Schema } from '../../contract/directus-schema.ts';
import { type ShopSettings, shopSettingsFields, shopSettingsSchema } from '../../contract/shop-settings.ts';

/** A GET without a content type: the browser then asks the backend at once, without a CORS preflight before. */
const plainFetch: typeof globalThis.fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete('Content-Type');
  const url = input instanceof Request ? input.url : input.toString();
  const response = await fetch(input, { ...init, headers }).catch((cause: unknown) => {
    throw new BackendError('network', { url, cause });
  });
  if (!response.ok) throw new BackendError('unknown', { url, status: response.status });
  return response;
};

const client = createDirectus<Schema>(process.env.GATSBY_BACKEND_URL ?? '', { globals: { fetch: plainFetch } }).with(
  rest(),
);

/**
 * The shop's settings of this site's project, or `null` where the project has no shop.
 * @throws BackendError when the backend cannot be reached, ZodError when it answers something else than settings.
 */
const readShopSettings = async (): Promise<ShopSettings | null> => {
  const records: unknown[] = await client.request(
    readItems('ecommerce_settings', {
      filter: { project: { domain: { _eq: process.env.GATSBY_PROJECT_DOMAIN ?? '' } } },
      fields: [...shopSettingsFields],
      limit: 1,
    }),
  );
  return records[0] === undefined ? null : shopSettingsSchema.parse(records[0]);
};

/** React Query's description of the read, shared by every island that needs the settings. */
export const shopSettingsQuery = {
  queryKey: ['shop-settings'],
  queryFn: readShopSettings,
  // Editors switch these by hand; a visit need not ask twice a minute.
  staleTime: 60_000,
} as const;
