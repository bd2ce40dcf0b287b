// The photographs of the demo houses: what each shows and which pages it heads. Read by files.ts and by the pages.
import type { Photograph } from './page-item.ts';

export const photographs: Photograph[] = [];
