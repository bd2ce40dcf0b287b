// What the order service reads before it writes: the shop of a project, and a product that a visitor may see.
import type { Database } from './http.ts';

type Row = Record<string, unknown>;

export interface Shop {
  /** Id of the project. */
  project: string;
  isOpen: boolean;
  allowsRatings: boolean;
}

/** The shop of a domain; `undefined` where the project or its shop does not exist. */
export const readShop = async (database: Database, domain: string): Promise<Shop | undefined> => {
  const row = await database('ecommerce_settings')
    .leftJoin('project', 'project.id', 'ecommerce_settings.project')
    .where({ 'project.domain': domain })
    .first<Row | undefined>('project.id', 'maintenance_mode', 'allow_ratings');
  if (!row) return undefined;
  return {
    project: String(row['id']),
    isOpen: row['maintenance_mode'] === false,
    allowsRatings: row['allow_ratings'] === true,
  };
};

export interface Product {
  displayName: string;
  referenceNumber: string;
}

/** A published product of the project; `undefined` for every other. */
export const readProduct = async (database: Database, project: string, id: string): Promise<Product | undefined> => {
  const row = await database('ecommerce_product')
    .where({ id, project, status: 'published' })
    .first<Row | undefined>('display_name', 'reference_number');
  return row && { displayName: String(row['display_name']), referenceNumber: String(row['reference_number']) };
};

/** The name of a variant of the product that is offered; `undefined` for every other. */
export const readVariantName = async (database: Database, product: string, id: string): Promise<string | undefined> => {
  const row = await database('ecommerce_product_variant')
    .where({ id, product, active: true })
    .first<Row | undefined>('display_name');
  return row && String(row['display_name']);
};
