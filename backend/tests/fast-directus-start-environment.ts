// Settings with which Directus starts in half the processor time. A run of the tests starts it about seventy times.
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const fastDirectusStartEnvironment = {
  // Directus bundles the studio's extensions at every start. Only a test that opens the studio needs them.
  SERVE_APP: 'false',
  // Compiled code is kept for the next start, in Node's own folder, which is keyed by version and content.
  NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
};
