import { readFileSync } from 'node:fs';
import { isRecord } from '@hirehq/shared-contracts/is-record';
import { pairwise } from '../platform/combinations.ts';
import type { ChosenReleases } from './qa-settings.ts';

const LIVE = 'live';

/** Versions to mix, by what they are called and by remote: `{ "jobs": { "candidate": "1.4.0-…" } }`. */
type Versions = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Mix {
  /** `candidate jobs, reports; live profile`. */
  name: string;
  /** What is not live. */
  releases: ChosenReleases;
}

function readVersions(file: string): Versions {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(read) || !Object.values(read).every(isRecord))
    throw new Error(`${file} names no versions. Write { "REMOTE": { "NAME": "VERSION" } }.`);
  return read as Versions;
}

function nameOf(row: Readonly<Record<string, string>>): string {
  const groups = Map.groupBy(Object.entries(row), ([, label]) => label);
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([label, members]) => `${label} ${members.map(([remote]) => remote).join(', ')}`)
    .join('; ');
}

/**
 * Few mixes in which any two versions of different remotes meet, what is live included; and for each name the mix in which every remote
 * has the version of that name.
 */
export function mixesOf(versions: Versions): Mix[] {
  const labels = (remote: string) => [LIVE, ...Object.keys(versions[remote] ?? {})];
  const remotes = Object.keys(versions);
  const alike = [...new Set(remotes.flatMap(labels))].map((label) =>
    Object.fromEntries(remotes.map((remote) => [remote, labels(remote).includes(label) ? label : LIVE])),
  );
  const mixed = pairwise(Object.fromEntries(remotes.map((remote) => [remote, labels(remote)])));
  const named = new Map([...alike, ...mixed].map((row) => [nameOf(row), row]));
  return [...named].map(([name, row]) => ({
    name,
    releases: Object.fromEntries(
      Object.entries(row).flatMap(([remote, label]) => {
        const version = versions[remote]?.[label];
        return version === undefined ? [] : [[remote, version]];
      }),
    ),
  }));
}

/** The mixes of the versions in a file, if one is named. */
export const readMixes = (file: string | undefined): Mix[] | undefined => (file ? mixesOf(readVersions(file)) : undefined);
