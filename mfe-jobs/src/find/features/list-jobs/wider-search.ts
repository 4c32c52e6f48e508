import type { JobSearchParams, SearchKey } from '@hirehq/shared-contracts/search-filters';
import { keysOfField, type ActiveFilter } from '../../shared/search-filters.ts';

/** The parts of a search that one field of the services' query stands for; a name stands for what it names. */
const TERMS: Readonly<Record<string, readonly SearchKey[]>> = {
  keyword: ['keyword', 'name'],
  jobTitle: ['jobTitle', 'name'],
  skills: ['skills', 'name'],
  city: ['city', 'radiusKm'],
  state: ['state'],
  country: ['country'],
};

const PLACE_PARTS = ['city', 'state', 'country'] as const;
const PLACE: ReadonlySet<string> = new Set(PLACE_PARTS);

/** A part of a search that a broader search leaves out: its terms, its location, or filters of one kind. */
export type LeftOut =
  | { kind: 'words'; text: string }
  | { kind: 'place'; text: string }
  | { kind: 'filters'; filters: readonly ActiveFilter[]; areAll: boolean };

const keysOf = (field: string): readonly SearchKey[] => (Object.hasOwn(TERMS, field) ? (TERMS[field] ?? []) : keysOfField(field));

/** The search without some fields of its query; undefined if it has none of them. */
export function widen(search: JobSearchParams, leaveOut: readonly string[]): JobSearchParams | undefined {
  const wider = { ...search };
  for (const field of leaveOut) for (const key of keysOf(field)) delete wider[key];
  return Object.keys(wider).length < Object.keys(search).length ? wider : undefined;
}

/** The parts that are left out, in the order of the sentence: terms, location, filters. */
export function leftOut(search: JobSearchParams, leaveOut: readonly string[], active: readonly ActiveFilter[]): LeftOut[] {
  const parts: LeftOut[] = [];
  const words = leaveOut.some((field) => field === 'keyword' || field === 'jobTitle' || field === 'skills');
  const text = search.name ?? search.jobTitle ?? search.keyword;
  if (words && text) parts.push({ kind: 'words', text });
  const place = PLACE_PARTS.flatMap((part) => (leaveOut.includes(part) && search[part]) || []);
  if (place.length > 0) parts.push({ kind: 'place', text: place.join(', ') });
  const keys = new Set<string>(leaveOut.flatMap((field) => (PLACE.has(field) ? [] : keysOf(field))));
  // A distance belongs to its city, so it is not mentioned when the city is left out.
  const ofPlace = ({ key }: ActiveFilter) => key === 'radiusKm';
  const filters = active.filter((filter) => keys.has(filter.key) && !(ofPlace(filter) && leaveOut.includes('city')));
  const kept = active.filter((filter) => !ofPlace(filter) && !filters.includes(filter));
  if (filters.length > 0) parts.push({ kind: 'filters', filters, areAll: filters.length > 1 && kept.length === 0 });
  return parts;
}
