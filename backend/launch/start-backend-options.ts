// Options and result of starting a backend.
import type { SeedContent } from '../seed/create-seed-items.ts';
import type { StaffAccountWithFirstPassword } from '../seed/seed-staff-accounts.ts';
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import type { LogDestination } from './write-redacted-log.ts';

export interface SiteBuildHostOptions {
  /**
   * URL of the signed webhook call; `{project}` is replaced by the project's domain if every project has its own host.
   */
  rebuildUrl: string;
  /** Additional headers of the call, such as those that hosted build hooks require. */
  headers?: Record<string, string>;
  /** Signing secret shared by both sides; by default the one of the installation's secrets. */
  secret?: string;
  /** URL of the preview host, with `{project}` as above; without it the studio offers no preview. */
  previewUrl?: string;
}

/** A bucket behind the S3 protocol. */
export interface S3StorageOptions {
  bucket: string;
  key: string;
  secret: string;
  region: string;
  /** `https://host` of a server other than Amazon's. */
  endpoint?: string;
}

export interface BackendOptions {
  /** Address to listen on; loopback by default. */
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
  /** API URLs of the payment providers; by default their production APIs. */
  providers?: { paypalApiUrl: string; klarnaApiUrl: string };
  /** Content that is seeded once; none by default. */
  content?: SeedContent;
  /** SMTP server and sender of emails; without it they stay in the outbox. */
  mail?: { smtpUrl: string; from: string };
  /** Site URLs by project domain; links in emails use `https://` and the domain for any other project. */
  siteAddresses?: Readonly<Record<string, string>>;
  /** Webhook for changed content; without it changes go live with the next build. */
  publishing?: SiteBuildHostOptions;
  /** By default warnings and errors, in a file of the data folder. */
  logs?: {
    /** Also logs one line per request: method, path without record ids, status, duration. */
    requests: boolean;
    target: LogDestination;
  };
  /** Token with which a scraper reads `/metrics`; without it metrics are disabled. */
  metricsToken?: string;
  /** Redis that several instances share; without it each keeps cache and limits in its own memory. */
  redisUrl?: string;
  /** Storage of uploaded files; by default the data folder. */
  storage?: S3StorageOptions;
  /** Addresses or networks of proxies, besides this machine, whose `X-Forwarded-For` is trusted. */
  trustedProxies?: string[];
  /** How long an instance keeps answering after shutdown starts, in milliseconds; 0 by default. */
  drainMs?: number;
  /**
   * Whether instances of the previous version serve visitors while the content model is applied: breaking changes are
   * then refused, and indexes are built concurrently.
   */
  isServed?: boolean;
  /**
   * Restarts Directus and the embedded database after an unexpected exit, up to a limit; beyond it `onGiveUp` is
   * called. Without it an exit is only logged, and the caller decides what to do.
   */
  restarts?: { onGiveUp: (reason: string) => void };
  /** Replaces the content model (tests). */
  schema?: CollectionDefinition[];
  /** Additional settings of the embedded database (tests). */
  databaseSettings?: Record<string, string>;
  /** Directus settings that override those of directus-environment.ts (bench, tests). */
  directusSettings?: Record<string, string>;
  log: (line: string) => void;
}

export interface RunningBackend {
  /** URL of Directus from this machine. */
  url: string;
  /** Token of the site build; reads all content. */
  buildToken: string;
  adminEmail: string;
  /** The initial password; a password changed in the studio takes precedence. */
  adminPassword: string;
  /** Accounts of the seeded staff. */
  staff: StaffAccountWithFirstPassword[];
  /** Token of the setup account, which has administrator access. Never leaves the machine. */
  adminToken: string;
  databaseUrl: string;
  /** Process id of Directus; changes with a restart. */
  pid: number;
  /** False while Directus restarts. */
  isUp: () => boolean;
  /** Kills Directus immediately, as a crash would. */
  kill: () => void;
  /** Stops Directus, then the database. */
  stop: () => Promise<void>;
}
