// Figures that the database refuses by now, written as they were before it did.
import { toIdentifier, withDatabase } from '../database/connection.ts';
import { toRangeConstraintName } from '../apply/ranges.ts';

/** Sets columns of a record; where `isGuarded`, the constraints stand again afterwards, for all that is written from then on. */
export const writeOutOfRange = (
  databaseUrl: string,
  collection: string,
  id: unknown,
  values: Record<string, unknown>,
  { isGuarded = true } = {},
): Promise<void> =>
  withDatabase(databaseUrl, async ({ readRows }) => {
    const table = toIdentifier(collection);
    const names = Object.keys(values).map((column) => toRangeConstraintName(collection, column));
    const rows = await readRows(
      `select conname as name, pg_get_constraintdef(oid) as definition, obj_description(oid, 'pg_constraint') as condition
         from pg_constraint
        where conrelid = to_regclass($1) and conname = any($2)`,
      [table, names],
    );
    await readRows('begin');
    for (const { name } of rows) await readRows(`alter table ${table} drop constraint ${toIdentifier(String(name))}`);
    for (const [column, value] of Object.entries(values))
      await readRows(`update ${table} set ${toIdentifier(column)} = $1 where id = $2`, [value, id]);
    for (const { name, definition, condition } of isGuarded ? rows : []) {
      const rule = String(definition).replace(/ NOT VALID$/, '');
      const constraint = toIdentifier(String(name));
      await readRows(`alter table ${table} add constraint ${constraint} ${rule} not valid`);
      await readRows(`comment on constraint ${constraint} on ${table} is '${String(condition)}'`);
    }
    await readRows('commit');
  });
