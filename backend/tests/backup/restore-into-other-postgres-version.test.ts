// Restores a backup of the embedded PostgreSQL into another version, then copies that database: pg_dump of that
// version finds no difference in structure or rows.
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createBackup } from '../../backup/create-backup.ts';
import { createLocalUploadsStorageForBackup } from '../../backup/directus-upload-storage.ts';
import { readVerifiedBackup, restoreBackup } from '../../backup/restore-backup.ts';
import { readStoredSecrets } from '../../launch/backend-secrets.ts';
import { queryTestDatabase } from '../query-test-database.ts';
import { createTestDatabaseCopy } from '../dedicated-test-backend.ts';
import { createScratchFolder, removeScratchFolder } from '../temporary-test-folder.ts';
import { type SeparateTestPostgresServer, startSeparatePostgresServer } from './second-postgres-server.ts';

let scratch: string;
let server: SeparateTestPostgresServer;
let source: Awaited<ReturnType<typeof createTestDatabaseCopy>>;

const copyDatabase = async (from: string, to: string, name: string): Promise<void> => {
  const secrets = await readStoredSecrets(inject('backend').dataFolder);
  if (!secrets) throw new Error('The backend has no secrets.');
  // Uploads are tested in restore-backup.test.ts.
  const files = createLocalUploadsStorageForBackup(join(scratch, 'nowhere'));
  const folder = join(scratch, name);
  await createBackup({ databaseUrl: from, files, secrets, folder });
  await restoreBackup(await readVerifiedBackup(folder), { databaseUrl: to, files, mayReplace: false });
};

beforeAll(async () => {
  scratch = await createScratchFolder();
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(scratch, 0o711);
  server = await startSeparatePostgresServer(join(scratch, 'server'));
  source = await createTestDatabaseCopy();
});
afterAll(async () => {
  await server.stop();
  await source.remove();
  await removeScratchFolder(scratch);
});

it('restores into another version of PostgreSQL, and from there into an identical copy', async () => {
  const first = await server.createDatabase('first');
  await copyDatabase(source.url, first, 'from-embedded');
  // Sequence values and trigger comments are restored too.
  const counted = `select (select count(*) from ecommerce_product)::int as products, (select count(*) from directus_fields)::int as fields,
    (select last_value from directus_fields_id_seq)::int as last_field,
    (select count(*) from pg_description where classoid = 'pg_trigger'::regclass)::int as comments`;
  const [here] = await queryTestDatabase(source.url, counted);
  const [there] = await queryTestDatabase(first, counted);
  expect(there).toEqual(here);
  expect(there?.['comments']).toBeGreaterThan(5);

  const second = await server.createDatabase('second');
  await copyDatabase(first, second, 'from-other');
  const structure = await server.dump(first, '--schema-only');
  expect(structure).toContain('CREATE TRIGGER');
  expect(await server.dump(second, '--schema-only')).toBe(structure);
  const rows = await server.dump(first, '--data-only');
  expect(rows).toContain('COPY public.ecommerce_product');
  expect(await server.dump(second, '--data-only')).toBe(rows);
});
