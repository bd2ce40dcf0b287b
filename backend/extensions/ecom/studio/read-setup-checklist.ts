// The checklist of a new project: which steps its records show to be done, and where each is done.
import type { Knex } from 'knex';
import { shopSetupStepNames, type ShopSetupStep } from '../../../../contract/studio/studio-dashboard.ts';
import type { StudioProject } from '../platform/studio-route-handler.ts';
import { readCheckoutSettings } from '../shop/cart-quote/read-checkout-settings.ts';

/** Legal texts of the shop settings, one per `type` of ecommerce_legal_page. */
const legalPageTypes = ['agb', 'widerruf', 'versand-und-zahlung'];
const legalPageKeys = ['imprint', 'privacy'];

interface ProjectFacts {
  logo: boolean;
  address: boolean;
  opening_hours: boolean;
  legal_pages: boolean;
  legal_page_texts: boolean;
  product: boolean;
  payment_methods: number[];
  shipping: boolean;
  is_ordered: boolean;
  company: string | null;
  branch: string | null;
  settings: string | null;
}

const factsSql = `
  select project.logo is not null as logo,
    exists (select 1 from company_address address join company owner on owner.id = address.company
             where owner.project = project.id) as address,
    exists (select 1 from opening_period period join branch on branch.id = period.branch
             where branch.project = project.id)
      or exists (select 1 from opening_hour where opening_hour.project = project.id) as opening_hours,
    (select count(distinct page.key) from page
      where page.project = project.id and page.status = 'published' and page.key = any(:keys)) = cardinality(:keys::text[])
      as legal_pages,
    (select count(distinct text.type) from ecommerce_legal_page text
      where text.settings = settings.id and text.type = any(:types) and trim(text.content) <> '')
      = cardinality(:types::text[]) as legal_page_texts,
    exists (select 1 from ecommerce_product product
             where product.project = project.id and product.status = 'published') as product,
    array(select method.payment_method_id from ecommerce_settings_payment_method method
           where method.settings = settings.id) as payment_methods,
    exists (select 1 from ecommerce_shipping_config rate where rate.settings = settings.id) as shipping,
    exists (select 1 from ecommerce_order placed where placed.project = project.id) as is_ordered,
    (select id from company where company.project = project.id) as company,
    (select id from branch where branch.project = project.id order by sort, id limit 1) as branch,
    settings.id as settings
  from project left join ecommerce_settings settings on settings.project = project.id
  where project.id = :project`;

/** The form of a record, or of a new one. */
const toFormPath = (collection: string, id: string | null): string => `/content/${collection}/${id ?? '+'}`;

/** @param siteUrl where a visitor orders */
export const readSetupChecklist = async (
  database: Knex,
  { id: project, domain }: StudioProject,
  siteUrl: string,
): Promise<ShopSetupStep[] | null> => {
  const { rows } = await database.raw<{ rows: [ProjectFacts] }>(factsSql, {
    project,
    keys: legalPageKeys,
    types: legalPageTypes,
  });
  const [facts] = rows;
  const checkout = await readCheckoutSettings(database, domain);
  const settings = toFormPath('ecommerce_settings', facts.settings);
  const steps: Record<ShopSetupStep['name'], Omit<ShopSetupStep, 'name'>> = {
    logo: { isDone: facts.logo, path: toFormPath('project', project) },
    address: { isDone: facts.address, path: toFormPath('company', facts.company) },
    openingHours: { isDone: facts.opening_hours, path: toFormPath('branch', facts.branch) },
    legalTexts: {
      isDone: facts.legal_pages && facts.legal_page_texts,
      path: facts.legal_page_texts ? '/content/page' : settings,
    },
    firstProduct: { isDone: facts.product, path: toFormPath('ecommerce_product', null) },
    payment: { isDone: facts.payment_methods.some((method) => checkout?.usableMethods.has(method)), path: settings },
    shipping: { isDone: facts.shipping, path: settings },
    testOrder: { isDone: facts.is_ordered, path: siteUrl },
    goLive: { isDone: checkout?.isOpen === true, path: settings },
  };
  const list = shopSetupStepNames.map((name): ShopSetupStep => ({ name, ...steps[name] }));
  return list.every(({ isDone }) => isDone) ? null : list;
};
