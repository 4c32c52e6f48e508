import { Refusal } from '../refusals/refusal.ts';

/** The versions of a record that a change may replace; undefined if the sender states none. */
export type ExpectedVersion = readonly string[] | 'any' | undefined;

const ENTITY_TAG = /^(?:W\/)?"([^"]*)"$/;

/**
 * What a header `If-Match` names. Tags may be weak, as proxies that compress responses make them: a tag names a version of the
 * record, not the bytes of a response.
 */
export function readIfMatch(header: string | undefined): ExpectedVersion {
  if (header === undefined) return undefined;
  if (header.trim() === '*') return 'any';
  const tags = header.split(',').map((tag) => ENTITY_TAG.exec(tag.trim())?.[1]);
  if (!tags.every((tag) => tag !== undefined))
    throw new Refusal('VALIDATION_FAILED', { fields: { 'if-match': 'Send the ETag of a response, with its quotes.' } });
  return tags;
}

/** The version that an input names. */
export const expectedOf = (version: string | null | undefined): ExpectedVersion =>
  version === null || version === undefined ? undefined : [version];

/** True unless another version is expected. Only for a row that is locked; otherwise the statement itself must compare. */
export const isExpected = (version: number, expected: ExpectedVersion): boolean =>
  expected === undefined || expected === 'any' || expected.includes(String(version));

/** A record in its current state. */
export interface Versioned {
  version: string;
}

/**
 * Why a change found no row: the record has another version, and the refusal contains it, or is not there. `current` reads the record;
 * `ifGone` is the code for one that is not there.
 */
export async function refuseStale(
  current: () => Promise<Versioned | undefined>,
  ifGone: 'NOT_FOUND' | 'STALE' = 'NOT_FOUND',
): Promise<never> {
  const record = await current();
  throw record ? new Refusal('STALE', { current: record }) : new Refusal(ifGone);
}

/**
 * The code for a record of a page that was removed elsewhere: a version of it was named, so it is out of date (RFC 9110, 13.1.1). With
 * 404 the shell would replace the page, and what was typed.
 */
export const codeOfGone = (expected: ExpectedVersion): 'NOT_FOUND' | 'STALE' => (expected === undefined ? 'NOT_FOUND' : 'STALE');
