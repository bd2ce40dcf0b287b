// An event of the house in one language, ready to show. `Image` is a file's node id in the build and its picture data in a
// template. Made by src/gatsby.
import type { FocalPoint } from './page.ts';
import type { Address } from './site.ts';

export interface EventContent<Image> {
  /** Address of the event on its page. */
  anchor: string;
  title: string;
  /** Safe HTML. */
  html: string | null;
  /** Date and times in words, on the clock of the house. */
  when: string;
  /** With the distance to UTC, for machines. */
  startsAt: string;
  endsAt: string;
  /** Milliseconds since 1970, by which a browser knows what is past. */
  endsAtMs: number;
  place: string;
  address: Address | null;
  state: 'cancelled' | 'full' | 'open';
  registrationHref: string | null;
  image: Image | null;
  imageAlt: string;
  focalPoint: FocalPoint;
}
