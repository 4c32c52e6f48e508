import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import type { ActiveFilter } from '../../shared/search-filters.ts';

/** Fields of a search that stand for one field of the question to the services; a name stands for what it names. */
const FIELDS = {
  keyword: ['keyword', 'name'],
  jobTitle: ['jobTitle', 'name'],
  skills: ['skills', 'name'],
  city: ['city', 'radiusKm'],
  state: ['state'],
  country: ['country'],
  radiusKm: ['radiusKm'],
  employmentTypes: ['employmentType'],
  workModes: ['workMode'],
  experienceLevels: ['experienceLevel'],
  remote: ['remote', 'remoteFrom'],
  remoteFrom: ['remoteFrom'],
  easyApply: ['easyApply'],
  payMin: ['payMin'],
  payNotStated: ['payNotStated'],
  postedWithinDays: ['postedWithinDays'],
} as const satisfies Partial<Record<keyof JobFilter, readonly (keyof JobSearchParams)[]>>;

const PLACE_PARTS = ['city', 'state', 'country'] as const;
const PLACE: ReadonlySet<string> = new Set(PLACE_PARTS);

/** A part of a search that a wider one leaves out: words of its own, its place, or filters of one kind. */
export type LeftOut =
  | { kind: 'words'; text: string }
  | { kind: 'place'; text: string }
  | { kind: 'filters'; filters: readonly ActiveFilter[]; areAll: boolean };

const fieldsOf = (field: string) => (Object.hasOwn(FIELDS, field) ? FIELDS[field as keyof typeof FIELDS] : []);

/** The search without some fields of its question; undefined where it has none of them. */
export function widen(search: JobSearchParams, leaveOut: readonly string[]): JobSearchParams | undefined {
  const wider = { ...search };
  for (const field of leaveOut) for (const key of fieldsOf(field)) delete wider[key];
  return Object.keys(wider).length < Object.keys(search).length ? wider : undefined;
}

/** What is left out, in the order of a sentence: words, place, filters. */
export function leftOut(search: JobSearchParams, leaveOut: readonly string[], active: readonly ActiveFilter[]): LeftOut[] {
  const parts: LeftOut[] = [];
  const words = leaveOut.some((field) => field === 'keyword' || field === 'jobTitle' || field === 'skills');
  const text = search.name ?? search.jobTitle ?? search.keyword;
  if (words && text) parts.push({ kind: 'words', text });
  const place = PLACE_PARTS.flatMap((part) => (leaveOut.includes(part) && search[part]) || []);
  if (place.length > 0) parts.push({ kind: 'place', text: place.join(', ') });
  const keys = new Set<string>(leaveOut.flatMap((field) => (PLACE.has(field) ? [] : fieldsOf(field))));
  // A distance belongs to its city, and goes without saying when that is left out.
  const isTold = ({ kind }: ActiveFilter) => kind !== 'radiusKm' || !leaveOut.includes('city');
  const filters = active.filter((filter) => keys.has(filter.kind) && isTold(filter));
  const kept = active.filter((filter) => filter.kind !== 'radiusKm' && !filters.includes(filter));
  if (filters.length > 0) parts.push({ kind: 'filters', filters, areAll: filters.length > 1 && kept.length === 0 });
  return parts;
}
