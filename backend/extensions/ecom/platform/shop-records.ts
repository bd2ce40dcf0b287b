// The shop of a project, and the products that a visitor may see: read before something is written about them.
import type { Knex } from 'knex';

type Row = Record<string, unknown>;

export interface Shop {
  /** Id of the project. */
  project: string;
  isOpen: boolean;
  allowsRatings: boolean;
}

/** The shop of a domain; `undefined` where the project or its shop does not exist. */
export const readShop = async (database: Knex, domain: string): Promise<Shop | undefined> => {
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

const maxSubjectLength = 255;

/**
 * What a request or an appointment is about, such as "Solitärring Aurora (AT-101), Größe 52": what the staff needs to know even
 * when the product is gone. Otherwise which of both is not offered (any more) in the project.
 */
export const readSubject = async (
  database: Knex,
  project: string,
  { product: id, variant }: { product: string; variant?: string | undefined },
): Promise<{ subject: string } | { unknown: 'product' | 'variant' }> => {
  const product = await database('ecommerce_product')
    .where({ id, project, status: 'published' })
    .first<{ display_name: string; reference_number: string } | undefined>('display_name', 'reference_number');
  if (!product) return { unknown: 'product' };
  const name = `${product.display_name} (${product.reference_number})`;
  if (variant === undefined) return { subject: name.slice(0, maxSubjectLength) };
  const chosen = await database('ecommerce_product_variant')
    .where({ id: variant, product: id, active: true })
    .first<{ display_name: string } | undefined>('display_name');
  if (!chosen) return { unknown: 'variant' };
  return { subject: `${name}, ${chosen.display_name}`.slice(0, maxSubjectLength) };
};
