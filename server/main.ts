// Serves a release on a port: node server/main.ts <release folder> [--port 9000] [--host localhost] [--log]
// Called by an operator's service manager; `npm start` uses the host directly.
import { parseArgs } from 'node:util';
import { createHost } from './host.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '9000' },
    host: { type: 'string', default: 'localhost' },
    log: { type: 'boolean', default: false },
  },
});
const [releaseFolder] = positionals;
if (releaseFolder === undefined || !/^\d{1,5}$/.test(values.port)) {
  console.error('Usage: node server/main.ts <release folder> [--port 9000] [--host localhost] [--log]');
  process.exit(2);
}
try {
  const host = await createHost({ releaseFolder, logger: values.log });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void host.close());
  await host.listen({ port: Number(values.port), host: values.host });
  console.log(`Serving ${releaseFolder} at http://${values.host}:${values.port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
