// What a piece is called in a language, for mails to visitors: the editors' translation, or else the default language's name.
import type { Knex } from 'knex';
import type { Locale } from '../../../../contract/locale.ts';

export interface AskedPiece {
  product: string;
  variant: string | null;
}

const readName = async (
  database: Knex,
  collection: string,
  id: string,
  language: Locale,
): Promise<string | undefined> => {
  const row = await database(`${collection} as piece`)
    .leftJoin(`${collection}_translations as text`, (join) =>
      join.on(`text.${collection}`, 'piece.id').andOnVal('text.language', language),
    )
    .where({ 'piece.id': id })
    .first<{ name: string } | undefined>(
      database.raw(`coalesce(nullif(text.display_name, ''), piece.display_name) as name`),
    );
  return row?.name;
};

/** Such as "Signet ring, size 52". */
export const readPieceName = async (
  database: Knex,
  { product, variant }: AskedPiece,
  language: Locale,
): Promise<string> => {
  const names = [
    await readName(database, 'ecommerce_product', product, language),
    variant === null ? undefined : await readName(database, 'ecommerce_product_variant', variant, language),
  ];
  return names.filter((name) => name !== undefined).join(', ');
};
