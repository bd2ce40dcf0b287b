// Writes numbers that the database constraints refuse, as in installations from before the constraints.
import { quoteIdentifier, withDatabaseConnection } from '../database/with-database-connection.ts';
import { toRangeConstraintName } from '../schema/studio-number-field-format.ts';

/** Columns to which triggers copy a value, by source column. */
const dependentConstraints: Record<string, string> = {
  price_brutto: toRangeConstraintName('ecommerce_price_history', 'price_brutto'),
};

/**
 * Sets columns of a record. The constraints are added again afterwards as NOT VALID: they apply to later writes only.
 */
export const writeLegacyOutOfRangeValues = (
  databaseUrl: string,
  collection: string,
  id: unknown,
  values: Record<string, unknown>,
): Promise<void> =>
  withDatabaseConnection(databaseUrl, async ({ readRows }) => {
    const names = Object.keys(values).flatMap((column) => [
      toRangeConstraintName(collection, column),
      dependentConstraints[column] ?? [],
    ]);
    const constraints = await readRows(
      `select conname as name, conrelid::regclass::text as "on", pg_get_constraintdef(oid) as definition,
              obj_description(oid, 'pg_constraint') as condition
         from pg_constraint where conname = any($1)`,
      [names.flat()],
    );
    await readRows('begin');
    for (const { name, on } of constraints)
      await readRows(`alter table ${String(on)} drop constraint ${quoteIdentifier(String(name))}`);
    for (const [column, value] of Object.entries(values))
      await readRows(`update ${quoteIdentifier(collection)} set ${quoteIdentifier(column)} = $1 where id = $2`, [
        value,
        id,
      ]);
    // Deferred triggers have to run first: they block `alter table`.
    await readRows('set constraints all immediate');
    for (const { name, on, definition, condition } of constraints) {
      const constraint = quoteIdentifier(String(name));
      const rule = String(definition).replace(/ NOT VALID$/, '');
      await readRows(`alter table ${String(on)} add constraint ${constraint} ${rule} not valid`);
      await readRows(`comment on constraint ${constraint} on ${String(on)} is '${String(condition)}'`);
    }
    await readRows('commit');
  });
