import type { FeedMap, Field } from '../formats/feed-map.ts';
import { expressionsOf } from '../formats/mapped-record.ts';

/** What is stated of a job beside its title, in this order. */
const FACTS: readonly (readonly Field[])[] = [
  ['company'],
  ['location', 'city'],
  ['employment_type'],
  ['salary_range'],
  ['skills'],
];

/** A place in a fixed text for what a field is read from; undefined if that is a text itself. */
function placeFor(fields: FeedMap['fields'], names: readonly Field[]): string | undefined {
  const [path, ...others] = expressionsOf(names.map((name) => fields[name]).find((mapped) => mapped !== undefined));
  return path === undefined || path.startsWith('=') || /[{}]/.test(path) || others.some((each) => each.startsWith('='))
    ? undefined
    : `{${path}}`;
}

/**
 * The description of a feed that has none: what it states of a job, and where the posting is. Only of records with a title, an employer or
 * a place, and a link, whose readers find the rest there.
 */
export function descriptionOfFacts(fields: FeedMap['fields']): string[] | undefined {
  const title = placeFor(fields, ['title']);
  const link = placeFor(fields, ['url', 'apply_url']);
  const facts = FACTS.flatMap((names) => placeFor(fields, names) ?? []);
  if (title === undefined || link === undefined || facts.length === 0) return undefined;
  return [title, ...facts, link].map((place) => `=<p>${place}</p>`);
}
