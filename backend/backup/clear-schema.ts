// Whether a schema holds anything, and its clearing before a backup takes its place. Called by the restore.
import { toIdentifier } from '../database/connection.ts';
import type { Statements } from './statements.ts';
import { checkKinds, isOwn, readTables } from './structure.ts';

const ownClass = isOwn('c.relnamespace', 'c.oid', 'pg_class');
const ownFunction = isOwn('p.pronamespace', 'p.oid', 'pg_proc');

export const isEmptySchema = async (run: Statements): Promise<boolean> =>
  (await run(`select 1 from pg_class c where c.relkind <> 'i' and ${ownClass} limit 1`)).length === 0;

/** Takes out tables, counters and functions. @throws, with nothing taken out, where there is something of another kind. */
export const clearSchema = async (run: Statements): Promise<void> => {
  await checkKinds(run);
  for (const { name } of await readTables(run)) await run(`drop table ${toIdentifier(name)} cascade`);
  const rest = await run(
    `select format('drop sequence %I', c.relname) as sql from pg_class c where c.relkind = 'S' and ${ownClass}
     union all
     select format('drop routine %s', p.oid::regprocedure) from pg_proc p where ${ownFunction}`,
  );
  for (const { sql } of rest) await run(String(sql));
};
