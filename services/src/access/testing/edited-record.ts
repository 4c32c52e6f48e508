import type { TestApp } from '../../platform/testing/test-app.ts';
import type { AnyJson } from '../../modules/employer-api/employers/testing/test-employer.ts';

/** The fields of a record, as texts; a field that is missing is absent. */
export type Fields = Readonly<Record<string, string>>;

export interface SeenRecord {
  version: string;
  fields: Fields;
}

export type Saved = { kind: 'saved' | 'stale'; seen: SeenRecord } | { kind: 'gone' };

/** A record that several people or tabs edit, behind its API. */
export interface EditedRecord {
  /** What is stored; undefined if the record does not exist. */
  read: () => Promise<SeenRecord | undefined>;
  /** Saves these fields, of the version that the editor has seen. */
  save: (seen: SeenRecord, fields: Fields) => Promise<Saved>;
  /** Absent for a record that cannot be removed. */
  remove?: (seen: SeenRecord) => Promise<'removed' | 'stale' | 'gone'>;
  /** How many records of the kind there are. */
  count: () => Promise<number>;
}

export interface EditedKind {
  name: string;
  fields: readonly string[];
  values: readonly string[];
  make: (hirehq: TestApp) => Promise<EditedRecord>;
}

export interface Response {
  statusCode: number;
  headers: Readonly<Record<string, unknown>>;
  body: AnyJson;
}

export const pick = (from: AnyJson, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, String(from[name] ?? '')]));

export const tag = (version: string) => ({ 'if-match': `"${version}"` });

/** What a versioned call returned; the tag of the response names the version of the record in it. */
export function savedOf({ statusCode, headers, body }: Response, fields: readonly string[]): Saved {
  if (statusCode === 404 || (statusCode === 412 && body.current === undefined)) return { kind: 'gone' };
  const record = statusCode === 412 ? body.current : body;
  if (headers['etag'] !== `"${record.version}"`) throw new Error(`The tag ${String(headers['etag'])} is not ${record.version}.`);
  const seen = { version: record.version, fields: pick(record, fields) };
  if (statusCode === 200) return { kind: 'saved', seen };
  if (statusCode === 412) return { kind: 'stale', seen };
  throw new Error(`${statusCode}: ${JSON.stringify(body)}`);
}

/** What a versioned DELETE returned. */
export function removedOf({ statusCode, headers, body }: Response): 'removed' | 'stale' | 'gone' {
  if (statusCode === 200) return 'removed';
  if (statusCode === 404) return 'gone';
  if (statusCode !== 412 || headers['etag'] !== `"${body.current.version}"`)
    throw new Error(`${statusCode}: ${JSON.stringify(body)}`);
  return 'stale';
}

export const TEXTS = ['a', 'b', 'c'];
