// From the embedded PostgreSQL to another version, and from there to a copy of its own: pg_dump of that version finds no
// difference between original and copy, in structure and in rows.
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createBackup } from '../../backup/create-backup.ts';
import { createLocalUploadStorage } from '../../backup/upload-storage.ts';
import { readBackup, restoreBackup } from '../../backup/restore-backup.ts';
import { readStoredSecrets } from '../../launch/secrets.ts';
import { queryRows } from '../orders/test-shop.ts';
import { createOwnDatabase } from '../own-backend.ts';
import { createScratchFolder, removeScratchFolder } from '../scratch-folder.ts';
import { type OtherServer, startOtherServer } from './other-server.ts';

let scratch: string;
let server: OtherServer;
let source: Awaited<ReturnType<typeof createOwnDatabase>>;

const carry = async (from: string, to: string, name: string): Promise<void> => {
  const secrets = await readStoredSecrets(inject('backend').dataFolder);
  if (!secrets) throw new Error('The backend has no secrets.');
  // Files are another test's.
  const files = createLocalUploadStorage(join(scratch, 'nowhere'));
  const folder = join(scratch, name);
  await createBackup({ databaseUrl: from, files, secrets, folder });
  await restoreBackup(await readBackup(folder), { databaseUrl: to, files, mayReplace: false });
};

beforeAll(async () => {
  scratch = await createScratchFolder();
  // PostgreSQL runs as a user of its own where the tests run as root.
  await chmod(scratch, 0o711);
  server = await startOtherServer(join(scratch, 'server'));
  source = await createOwnDatabase();
});
afterAll(async () => {
  await server.stop();
  await source.remove();
  await removeScratchFolder(scratch);
});

it('goes to another version of PostgreSQL, and from there without a difference to a copy', async () => {
  const first = await server.createDatabase('first');
  await carry(source.url, first, 'from-embedded');
  // Where the counters stand and what a trigger was made from goes along.
  const counted = `select (select count(*) from ecommerce_product)::int as products, (select count(*) from directus_fields)::int as fields,
    (select last_value from directus_fields_id_seq)::int as last_field,
    (select count(*) from pg_description where classoid = 'pg_trigger'::regclass)::int as marks`;
  const [here] = await queryRows(source.url, counted);
  const [there] = await queryRows(first, counted);
  expect(there).toEqual(here);
  expect(there?.['marks']).toBeGreaterThan(5);

  const second = await server.createDatabase('second');
  await carry(first, second, 'from-other');
  const structure = await server.dump(first, '--schema-only');
  expect(structure).toContain('CREATE TRIGGER');
  expect(await server.dump(second, '--schema-only')).toBe(structure);
  const rows = await server.dump(first, '--data-only');
  expect(rows).toContain('COPY public.ecommerce_product');
  expect(await server.dump(second, '--data-only')).toBe(rows);
});
