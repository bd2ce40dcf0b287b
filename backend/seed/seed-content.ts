// What can be seeded: plain items and files with fixed keys. Read by the seeder beside; made by basic-content.ts and by demo/.

/** An item as Directus takes it: `id` (or the collection's key) is fixed, lists such as `translations` are nested. */
export type SeedItem = Record<string, unknown>;

export interface SeedSet {
  collection: string;
  items: SeedItem[];
}

/** A file for the file library. */
export interface SeedFile {
  id: string;
  /** Path below the content's folder of files. */
  path: string;
  title: string;
  /** The point that stays visible in every crop, as a share (0–1) of width and height. */
  focalPoint?: { x: number; y: number };
}

export interface SeedContent {
  /** For the log, such as `Demo content`. */
  name: string;
  /** Where the files lie. */
  filesFolder?: string;
  files: SeedFile[];
  /** In the order in which they can be created: what is referred to comes first. */
  sets: SeedSet[];
}
