// A reset restores the content of a first start and keeps the passwords.
import { expect, it } from 'vitest';
import { startBackend } from '../launch/start-backend.ts';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import { everyInstallationSeedContent } from '../seed/every-installation-seed-content.ts';
import { deleteEmbeddedDatabaseAndUploads } from '../seed/seed-database.ts';
import { fastDirectusStartEnvironment } from './fast-directus-start-environment.ts';
import { nonDurableDatabaseSettings } from './global-setup.ts';
import { createScratchFolder, removeScratchFolder } from './temporary-test-folder.ts';

// Two first starts, each of which installs database and content model, need minutes beside other work.
it('seeds a reset backend again and keeps its passwords', async () => {
  const dataFolder = await createScratchFolder();
  const log: string[] = [];
  const start = () =>
    startBackend({
      port: 0,
      databasePort: 0,
      dataFolder,
      publicUrl: 'http://localhost:8055',
      corsOrigins: [],
      content: everyInstallationSeedContent,
      databaseSettings: nonDurableDatabaseSettings,
      directusSettings: fastDirectusStartEnvironment,
      log: (line: string) => log.push(line),
    });
  try {
    const first = await start();
    const { adminPassword } = first;
    await createDirectusRestClient(first.url, first.adminToken).delete('/items/ecommerce_payment_method/1');
    await first.stop();
    await deleteEmbeddedDatabaseAndUploads(dataFolder);
    const second = await start();
    const rest = createDirectusRestClient(second.url, second.adminToken);
    const methods = await rest.get<unknown[]>('/items/ecommerce_payment_method?fields=id');
    await second.stop();
    expect(second.adminPassword).toBe(adminPassword);
    expect(methods).toHaveLength(5);
    expect(log.filter((line) => line.startsWith('Basic content: '))).toHaveLength(2);
  } finally {
    await removeScratchFolder(dataFolder);
  }
}, 600_000);
