// What a start of the backend takes and gives. Used by start-backend.ts and everyone who starts a backend.
import type { SeedContent } from '../seed/seed-items.ts';
import type { CollectionDefinition } from '../schema/definition.ts';
import type { LogDestination } from './log-output.ts';

export interface PublishingOptions {
  /** Where the signed call goes; `{project}` stands for the project's domain, where each has a host of its own. */
  rebuildUrl: string;
  /** Further header lines of the call, as hosted build hooks may want them. */
  headers?: Record<string, string>;
  /** Of both sides; by default the one of the installation's secrets. */
  secret?: string;
  /** Address of the preview host, with `{project}` as above; without it the studio offers no preview. */
  previewUrl?: string;
}

/** A bucket behind the S3 protocol. */
export interface StorageOptions {
  bucket: string;
  key: string;
  secret: string;
  region: string;
  /** `https://host` of a server other than Amazon's. */
  endpoint?: string;
}

export interface BackendOptions {
  /** Address to listen on; this machine alone by default. */
  host?: string;
  /** Port of Directus; 0 picks a free one. */
  port: number;
  /** Port of the embedded database; 0 picks a free one. Ignored with `databaseUrl`. */
  databasePort: number;
  /** Ignored folder for secrets, uploads, logs and (unless started by root) the embedded database. */
  dataFolder: string;
  /** The operator's own PostgreSQL instead of the embedded one. */
  databaseUrl?: string;
  /** Address under which browsers reach Directus. */
  publicUrl: string;
  /** Origins of the sites that may call Directus from a browser, such as `http://localhost:9000`. */
  corsOrigins: string[];
  /** Where the payment providers are reached; by default their live addresses. */
  providers?: { paypalApiUrl: string; klarnaApiUrl: string };
  /** What the database is filled with, once; nothing without. */
  content?: SeedContent;
  /** Where mails go and who sends them; without it they wait in the outbox. */
  mail?: { smtpUrl: string; from: string };
  /** Where sites run, by the domain of their project; mails lead to `https://` and the domain where none is named. */
  siteAddresses?: Readonly<Record<string, string>>;
  /** Who is called when editors have changed content; without it nobody, and content goes live with the next build. */
  publishing?: PublishingOptions;
  /** What is logged and where; by default warnings and errors, in a file of the data folder. */
  logs?: {
    /** A line per request, too: method, path without what names a record, status, duration. */
    requests: boolean;
    target: LogDestination;
  };
  /** With it a scraper reads `/metrics`; without it there are none. */
  metricsToken?: string;
  /** Redis that several instances share; without it each keeps cache and limits in its own memory. */
  redisUrl?: string;
  /** Where files lie; by default in the data folder. */
  storage?: StorageOptions;
  /** Addresses or networks of proxies beside this machine whose `X-Forwarded-For` is believed. */
  trustedProxies?: string[];
  /** How long an instance that ends goes on answering before it listens no more, in milliseconds; 0 by default. */
  drainMs?: number;
  /**
   * Whether instances of the version before serve visitors while the content model is applied: a change they would not survive
   * is refused then, and indexes are built beside their writes.
   */
  isServed?: boolean;
  /**
   * Given, Directus and the embedded database are started again when they end by themselves, up to a limit; `onGiveUp` is
   * called beyond it. Without it an end is logged, and whoever has started the backend decides.
   */
  restarts?: { onGiveUp: (reason: string) => void };
  /** Another content model than the project's (tests). */
  schema?: CollectionDefinition[];
  /** Further settings of the embedded database (tests). */
  databaseSettings?: Record<string, string>;
  /** Further settings of Directus, over those of environment.ts (bench). */
  directusSettings?: Record<string, string>;
  log: (line: string) => void;
}

export interface RunningBackend {
  /** Where this machine reaches Directus. */
  url: string;
  /** Reads all content; for the site's build. */
  buildToken: string;
  adminEmail: string;
  /** The first password; whoever changed it in the studio uses the changed one. */
  adminPassword: string;
  /** Token of the set-up account, which may do everything. Never leaves the machine. */
  adminToken: string;
  databaseUrl: string;
  /** Of the process of Directus; another one after a restart. */
  pid: number;
  /** False while Directus is started again. */
  isUp: () => boolean;
  /** Ends Directus at once, as a crash would. */
  kill: () => void;
  /** Ends Directus, then the database. */
  stop: () => Promise<void>;
}
