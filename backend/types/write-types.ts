// Command: writes contract/directus-schema.ts from the content model (`node backend/types/write-types.ts`).
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { projectExtensions } from '../access/project-extensions.ts';
import { schema } from '../schema/schema.ts';
import { toTypes } from './to-types.ts';

const path = fileURLToPath(new URL('../../contract/directus-schema.ts', import.meta.url));
await writeFile(path, toTypes(schema, projectExtensions));
console.log(`${schema.length} collections written to ${path}`);
