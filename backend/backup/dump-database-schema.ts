// The structure of a database as the statements that recreate it: sequences, functions and tables, then, after the
// rows, keys, indexes and triggers. Read from PostgreSQL's catalogs (decision 035).
import type { DatabaseRow } from '../database/with-database-connection.ts';
import type { RunSql, BackupTableNameAndColumns } from './backup-transaction.ts';

/** Statements in execution order. */
export interface BackupSchemaSql {
  /** Name of the schema, which the bodies of functions contain. */
  schema: string;
  beforeRows: string[];
  tables: BackupTableNameAndColumns[];
  afterRows: string[];
}

const inSchema = (namespace: string): string => `${namespace} = current_schema()::regnamespace`;

/** Objects in the connection's schema that do not belong to an extension, which would recreate them itself. */
export const toNonExtensionObjectSql = (
  namespace: string,
  oid: string,
  catalog: string,
): string => `${inSchema(namespace)} and not exists (
  select 1 from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

const ownClass = toNonExtensionObjectSql('c.relnamespace', 'c.oid', 'pg_class');
const ownFunction = toNonExtensionObjectSql('p.pronamespace', 'p.oid', 'pg_proc');

/** Finds an object that {@link dumpDatabaseSchema} cannot recreate. */
const unsupportedObjects = `
  select 'the view or table ' || c.relname as what from pg_class c where ${ownClass} and c.relkind not in ('r', 'S', 'i')
  union all
  select 'the inheritance of ' || c.relname from pg_class c where ${ownClass}
     and exists (select 1 from pg_inherits i where c.oid in (i.inhrelid, i.inhparent))
  union all
  select 'the row policies of ' || c.relname from pg_class c where ${ownClass}
     and (c.relrowsecurity or exists (select 1 from pg_policy p where p.polrelid = c.oid))
  union all
  select 'the rule ' || r.rulename from pg_rewrite r join pg_class c on c.oid = r.ev_class where ${ownClass} and c.relkind = 'r'
  union all
  select 'the type ' || t.typname from pg_type t
   where t.typtype in ('e', 'd', 'r') and ${toNonExtensionObjectSql('t.typnamespace', 't.oid', 'pg_type')}
  union all
  select 'the function ' || p.oid::regprocedure from pg_proc p
   where ${ownFunction}
     and (p.prokind not in ('f', 'p') or p.prosqlbody is not null or exists (
       select 1 from unnest(p.proargtypes::oid[] || p.prorettype) a(type) join pg_type t on t.oid = a.type
        where t.typrelid <> 0 and ${inSchema('t.typnamespace')}))
  order by 1 limit 1`;

/** Sequences of identity columns, which are created with their columns. */
const identitySequences = `
  select d.objid from pg_depend d where d.classid = 'pg_class'::regclass and d.deptype = 'i' and d.refobjsubid > 0`;

/** Queries whose rows have one column `sql`; `%I` quotes an identifier, `%L` a literal. */
const beforeRows = [
  `select format('create extension if not exists %I', extname) as sql from pg_extension where extname <> 'plpgsql' order by 1`,
  `select format('create sequence %I as %s increment %s minvalue %s maxvalue %s start %s cache %s %s', c.relname,
            format_type(s.seqtypid, null), s.seqincrement, s.seqmin, s.seqmax, s.seqstart, s.seqcache,
            case when s.seqcycle then 'cycle' else 'no cycle' end) as sql
     from pg_sequence s join pg_class c on c.oid = s.seqrelid
    where ${ownClass} and c.oid not in (${identitySequences}) order by c.relname`,
  `select pg_get_functiondef(p.oid) as sql from pg_proc p
    where ${ownFunction} order by p.proname, p.oid::regprocedure::text`,
  `select format('create %stable %I (%s)%s', case when c.relpersistence = 'u' then 'unlogged ' else '' end, c.relname,
            string_agg(concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
              case when a.attcollation <> t.typcollation then 'collate ' || quote_ident(n.nspname) || '.' || quote_ident(l.collname) end,
              case when a.attgenerated = 's' then 'generated always as (' || pg_get_expr(e.adbin, e.adrelid) || ') stored'
                   when a.attgenerated <> '' then 'generated always as (' || pg_get_expr(e.adbin, e.adrelid) || ') virtual'
                   when a.attidentity <> '' then format('generated %s as identity (sequence name %s)',
                     case a.attidentity when 'a' then 'always' else 'by default' end, pg_get_serial_sequence(c.oid::regclass::text, a.attname))
                   when e.adbin is not null then 'default ' || pg_get_expr(e.adbin, e.adrelid) end,
              case when a.attnotnull then 'not null' end), ', ' order by a.attnum),
            ' with (' || nullif(array_to_string(c.reloptions, ', '), '') || ')') as sql
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid
     left join pg_collation l on l.oid = a.attcollation left join pg_namespace n on n.oid = l.collnamespace
     left join pg_attrdef e on e.adrelid = c.oid and e.adnum = a.attnum
    where ${ownClass} and c.relkind = 'r' group by c.oid, c.relname, c.relpersistence, c.reloptions order by c.relname`,
];

const comments = [
  `select format('comment on table %I is %L', c.relname, d.description) as sql
     from pg_description d join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass and d.objsubid = 0
    where ${ownClass} and c.relkind = 'r' order by c.relname`,
  `select format('comment on column %I.%I is %L', c.relname, a.attname, d.description) as sql
     from pg_description d join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass
     join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid
    where ${ownClass} and c.relkind = 'r' order by c.relname, a.attnum`,
  `select format('comment on function %s is %L', p.oid::regprocedure, d.description) as sql
     from pg_description d join pg_proc p on p.oid = d.objoid and d.classoid = 'pg_proc'::regclass
    where ${ownFunction} order by 1`,
  // This comment contains the fingerprint by which the content model detects an outdated trigger.
  `select format('comment on trigger %I on %I is %L', t.tgname, c.relname, d.description) as sql
     from pg_description d join pg_trigger t on t.oid = d.objoid and d.classoid = 'pg_trigger'::regclass
     join pg_class c on c.oid = t.tgrelid where ${ownClass} order by c.relname, t.tgname`,
];

const afterRows = [
  `select format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as sql
     from pg_constraint k join pg_class c on c.oid = k.conrelid
    where ${ownClass} and k.contype in ('p', 'u', 'x', 'c', 'f') order by array_position('{p,u,x,c,f}'::"char"[], k.contype), c.relname, k.conname`,
  `select pg_get_indexdef(i.indexrelid) as sql from pg_index i join pg_class c on c.oid = i.indexrelid
    where ${ownClass} and i.indisvalid and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    order by c.relname`,
  `select pg_get_statisticsobjdef(s.oid) as sql from pg_statistic_ext s where ${inSchema('s.stxnamespace')} order by s.stxname`,
  `select pg_get_triggerdef(t.oid) as sql from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where ${ownClass} and not t.tgisinternal order by c.relname, t.tgname`,
  `select format('alter table %I %s trigger %I', c.relname,
            case t.tgenabled when 'D' then 'disable' when 'R' then 'enable replica' else 'enable always' end, t.tgname) as sql
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where ${ownClass} and not t.tgisinternal and t.tgenabled <> 'O' order by c.relname, t.tgname`,
  `select format('alter sequence %I owned by %I.%I', c.relname, o.relname, a.attname) as sql
     from pg_class c join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'a' and d.refclassid = 'pg_class'::regclass
     join pg_class o on o.oid = d.refobjid join pg_attribute a on a.attrelid = o.oid and a.attnum = d.refobjsubid
    where ${ownClass} and c.relkind = 'S' order by c.relname`,
  // Sequences are not transactional: read after the snapshot of the rows, they are never behind the rows.
  `select format('select setval(%L, %s)', quote_ident(sequencename), last_value) as sql
     from pg_sequences where schemaname = current_schema() and last_value is not null order by sequencename`,
  ...comments,
];

const tablesWithColumns = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where ${ownClass} and c.relkind = 'r' group by c.oid, c.relname order by c.relname`;

const toText = (row: DatabaseRow | undefined, name: string): string => String(row?.[name]);

const readSql = async (run: RunSql, lists: string[]): Promise<string[]> => {
  const statements: string[] = [];
  for (const list of lists) statements.push(...(await run(list)).map((row) => toText(row, 'sql')));
  return statements;
};

/** @throws an error naming the first object in the schema that cannot be recreated. */
export const checkBackupSupportsDatabaseObjects = async (run: RunSql): Promise<void> => {
  const [unknown] = await run(unsupportedObjects);
  if (unknown)
    throw new Error(
      `The database holds something that this backup cannot carry: ${toText(unknown, 'what')}. ` +
        'It is not part of the product: move it into its own schema, or use pg_dump of your PostgreSQL (docs/operations.md).',
    );
};

/** The tables in the connection's schema, in order. */
export const readTablesWithColumns = async (run: RunSql): Promise<BackupTableNameAndColumns[]> =>
  (await run(tablesWithColumns)).map((row) => ({
    name: toText(row, 'name'),
    columns: (row['columns'] as string[] | null) ?? [],
  }));

/** Reads the structure of the connection's schema. @throws for objects that it cannot recreate. */
export const dumpDatabaseSchema = async (run: RunSql): Promise<BackupSchemaSql> => {
  await checkBackupSupportsDatabaseObjects(run);
  const [schema] = await run('select current_schema() as name');
  return {
    schema: toText(schema, 'name'),
    beforeRows: await readSql(run, beforeRows),
    tables: await readTablesWithColumns(run),
    afterRows: await readSql(run, afterRows),
  };
};
