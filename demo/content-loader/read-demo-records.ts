// Reads the records of a demo project from its YAML and Markdown files, without validation.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { locales } from '../../contract/locale.ts';
import type { SeedItem } from '../../backend/seed/create-seed-items.ts';
import type { DemoCollectionFileMapping } from './demo-record-collections.ts';

export interface RawDemoRecord {
  key: string;
  /** Relative to the folder of all projects; for error messages. */
  file: string;
  /** The Markdown files with the record's texts, by language. */
  textFiles?: Record<string, string>;
  fields: SeedItem;
}

const isObject = (value: unknown): value is SeedItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws Error with the file's name and the position in it */
const parseYaml = (text: string, file: string): SeedItem => {
  let value: unknown;
  try {
    value = parse(text);
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  if (!isObject(value)) throw new Error(`${file}: holds no fields.`);
  return value;
};

export const readYamlFile = (root: string, file: string): SeedItem =>
  parseYaml(readFileSync(join(root, file), 'utf8'), file);

/** Splits front matter, between lines of three hyphens, from the text. */
export const readMarkdownFile = (root: string, file: string): { fields: SeedItem; body: string } => {
  const text = readFileSync(join(root, file), 'utf8');
  const [, head, body = ''] = /^(?:---\n([^]*?\n)---\n)?([^]*)$/.exec(text) ?? [];
  return { fields: head === undefined ? {} : parseYaml(head, file), body: body.trim() };
};

/** A record with a folder: one YAML file, and one Markdown file per language and field. */
const readFolder = (
  root: string,
  folder: string,
  key: string,
  recordType: DemoCollectionFileMapping,
): RawDemoRecord => {
  const file = `${folder}/${recordType.name}.yaml`;
  const fields: SeedItem = { ...readYamlFile(root, file) };
  const textFiles: Record<string, string> = {};
  for (const locale of locales) {
    const textFile = `${folder}/${locale}.md`;
    if (!existsSync(join(root, textFile))) throw new Error(`${textFile} is missing.`);
    textFiles[locale] = textFile;
    const { fields: translated, body } = readMarkdownFile(root, textFile);
    const texts = { ...translated, ...(recordType.bodyField && { [recordType.bodyField]: body }) };
    for (const [name, text] of Object.entries(texts)) {
      const existing = fields[name];
      fields[name] = { ...(isObject(existing) ? existing : {}), [locale]: text };
    }
  }
  return { key, file, textFiles, fields };
};

const readEntries = (root: string, folder: string, recordType: DemoCollectionFileMapping): RawDemoRecord[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.yaml'))
    .map((entry) => {
      if (entry.isDirectory()) return readFolder(root, `${folder}/${entry.name}`, entry.name, recordType);
      const file = `${folder}/${entry.name}`;
      return { key: entry.name.replace(/\.yaml$/, ''), file, fields: readYamlFile(root, file) };
    })
    .sort((first, second) => Number(first.fields['sort']) - Number(second.fields['sort']));

/** The records of a type, in order; empty if the project has neither the file nor the folder. */
export const readDemoRecordsOfType = (
  root: string,
  projectKey: string,
  recordType: DemoCollectionFileMapping,
): RawDemoRecord[] => {
  const path = `${projectKey}/${recordType.path}`;
  if (existsSync(join(root, path))) return readEntries(root, path, recordType);
  const file = `${path}.yaml`;
  if (!existsSync(join(root, file))) return [];
  const content = readYamlFile(root, file);
  if (recordType.isSingle) return [{ key: recordType.name, file, fields: content }];
  return Object.entries(content).map(([key, fields]) => {
    if (fields !== null && !isObject(fields)) throw new Error(`${file}: ${key}: holds no fields.`);
    return { key, file, fields: fields ?? {} };
  });
};
