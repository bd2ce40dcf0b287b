// A reset gives the content back as a first start brings it, with the same way in.
import { expect, it } from 'vitest';
import { startBackend } from '../launch/start-backend.ts';
import { createRestClient } from '../rest/rest-client.ts';
import { baseSeedContent } from '../seed/basic-content.ts';
import { resetBackend } from '../seed/seed.ts';
import { createScratchFolder, removeScratchFolder } from './scratch-folder.ts';

it('fills an emptied backend anew and keeps its passwords', async () => {
  const dataFolder = await createScratchFolder();
  const log: string[] = [];
  const start = () =>
    startBackend({
      port: 0,
      databasePort: 0,
      dataFolder,
      publicUrl: 'http://localhost:8055',
      corsOrigins: [],
      content: baseSeedContent,
      log: (line: string) => log.push(line),
    });
  try {
    const first = await start();
    const { adminPassword } = first;
    await createRestClient(first.url, first.adminToken).delete('/items/ecommerce_payment_method/1');
    await first.stop();
    await resetBackend(dataFolder);
    const second = await start();
    const rest = createRestClient(second.url, second.adminToken);
    const methods = await rest.get<unknown[]>('/items/ecommerce_payment_method?fields=id');
    await second.stop();
    expect(second.adminPassword).toBe(adminPassword);
    expect(methods).toHaveLength(5);
    expect(log.filter((line) => line.startsWith('Basic content: '))).toHaveLength(2);
  } finally {
    await removeScratchFolder(dataFolder);
  }
});
