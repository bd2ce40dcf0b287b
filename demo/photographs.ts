// The photographs of both demo houses. Read by files.ts and by the pages.
import { arnsbergPhotographs } from './arnsberg/photographs.ts';
import { nordlichtPhotographs } from './nordlicht/photographs.ts';
import type { Photograph } from './page-item.ts';

export const photographs: Photograph[] = [...arnsbergPhotographs, ...nordlichtPhotographs];
