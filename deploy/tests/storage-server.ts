// A server of the S3 protocol on loopback with one bucket, for tests: s3rver, with its data in a folder of the test run.
import S3rver from 's3rver';
import type { StorageOptions } from '../../backend/launch/options.ts';
import type { Server } from './servers.ts';

const bucket = 'storefront';

export const startStorage = async (folder: string, port: number): Promise<Server & { storage: StorageOptions }> => {
  const server = new S3rver({
    ...{ port, address: '127.0.0.1', silent: true, directory: folder },
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await server.run();
  return {
    stop: () => server.close(),
    storage: { bucket, key: 'S3RVER', secret: 'S3RVER', region: 'eu-central-1', endpoint: `http://127.0.0.1:${port}` },
  };
};
