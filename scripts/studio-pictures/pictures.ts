// Which views of the studio the editors' guide shows. Called by studio-pictures.
import type { Page } from 'playwright';
import type { RestClient } from '../../backend/rest/rest-client.ts';

export interface StudioPicture {
  /** Of the file, and in docs/editors.md. */
  name: string;
  /** Behind `/admin`. */
  path: string;
  heightPx?: number;
  /** Brings into view what the picture is about. */
  prepare?: (page: Page) => Promise<void>;
}

/** Puts the named field at the top of the view. */
const scrollTo = (field: string) => async (page: Page) => {
  await page
    .locator(`[data-field="${field}"]`)
    .first()
    .evaluate((element: HTMLElement) => element.scrollIntoView());
};

const openBookmark = (name: string) => async (page: Page) => {
  await page.getByText(name, { exact: true }).first().click();
};

/** In the order of the guide. */
export async function readPictures(admin: RestClient, domain: string): Promise<StudioPicture[]> {
  const readId = async (collection: string, filter: string): Promise<string> => {
    const path = `/items/${collection}?fields=id&limit=1&${filter}`;
    const [item] = await admin.get<{ id: string }[]>(path);
    if (item === undefined) throw new Error(`The demo content has no ${collection} with ${filter}.`);
    return item.id;
  };
  const ofProject = `filter[project][domain][_eq]=${domain}`;
  const product = await readId('ecommerce_product', `filter[slug][_eq]=solitaerring-knospe&${ofProject}`);
  const page = await readId('page', `filter[key][_eq]=home&${ofProject}`);
  const branch = await readId('branch', `sort=sort&${ofProject}`);
  const order = await readId('ecommerce_order', `sort=-date_created&${ofProject}`);
  return [
    { name: 'products', path: '/content/ecommerce_product' },
    { name: 'product', path: `/content/ecommerce_product/${product}`, heightPx: 1_000 },
    { name: 'page-sections', path: `/content/page/${page}`, prepare: scrollTo('sections') },
    { name: 'opening-hours', path: `/content/branch/${branch}`, prepare: scrollTo('opening_periods') },
    { name: 'orders', path: '/content/ecommerce_order' },
    { name: 'order', path: `/content/ecommerce_order/${order}` },
    { name: 'appointments', path: '/content/appointment', prepare: openBookmark('Terminkalender') },
  ];
}
