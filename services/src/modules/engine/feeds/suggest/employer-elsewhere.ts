import { countryCodeOf } from '../../places/index.ts';
import { employmentTypeOf, workModeOf } from '../fields/read-terms.ts';
import type { FeedMap } from '../formats/feed-map.ts';
import { employerOf, type HeadOfFeed } from './head-of-feed.ts';
import type { SampledPath } from './paths-of-records.ts';

interface EmployerElsewhere {
  /** The fields that are read from titles with an employer. */
  fields?: Pick<FeedMap['fields'], 'title' | 'company'>;
  /** The employer of all records. */
  name?: string;
}

/** Between a title and its employer; words tell by themselves, other separators only where other values name the employer too. */
const SEPARATORS: readonly { text: string; isWord: boolean; isEmployerFirst?: boolean }[] = [
  { text: ' is hiring a ', isWord: true, isEmployerFirst: true },
  { text: ' is hiring ', isWord: true, isEmployerFirst: true },
  ...[' at ', ' @ ', ' bei ', ' chez ', ' presso ', ' hos '].map((text) => ({ text, isWord: true })),
  ...[': ', ' - ', ' – ', ' | '].flatMap((text) => [
    { text, isWord: false, isEmployerFirst: true },
    { text, isWord: false },
  ]),
  { text: ', ', isWord: false },
  { text: ', ', isWord: false, isEmployerFirst: true },
];
/** Titles without the separator in a feed that has it. */
const LEAST = 0.9;
const LONGEST_NAME = 80;
const slugOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Whether another value of the record names the employer: its address, or a text about it, which writes the name as the title does. */
function isNamedElsewhere(name: string, title: SampledPath, paths: readonly SampledPath[], at: number): boolean {
  const slug = slugOf(name);
  const whole = slugOf(title.values[at] ?? '');
  return (
    slug.length > 2 &&
    paths.some((path) => {
      if (path === title || path.values.length !== title.values.length) return false;
      const value = (path.values[at] ?? '').slice(0, 2000);
      if (/\s/.test(value)) return value.replaceAll(title.values[at] ?? '', ' ').includes(name);
      // A copy of the title, as in an address made of it, names nothing more.
      return slugOf(value).replaceAll(whole, ' ').includes(slug);
    })
  );
}

/** Not a place, a work mode or a type, which stand before a colon as well. */
const isLikeName = (name: string): boolean =>
  /^[\p{Lu}\p{Lo}\p{N}]/u.test(name) &&
  name.split(/\s+/).length <= 6 &&
  countryCodeOf(name) === undefined &&
  workModeOf(name) === null &&
  employmentTypeOf(name, '') === null;

/** 'Acme: Baker', 'Baker at Acme', of nearly all titles. */
function employerInTitles(title: SampledPath, paths: readonly SampledPath[]): EmployerElsewhere['fields'] {
  for (const { text, isWord, isEmployerFirst = false } of SEPARATORS) {
    const having = title.values.filter((value) => value.includes(text)).length;
    if (having / title.values.length < LEAST) continue;
    const names = title.values.map((value) =>
      isEmployerFirst ? value.slice(0, Math.max(0, value.indexOf(text))) : value.slice(value.lastIndexOf(text) + text.length),
    );
    if (names.some((name) => name.length > LONGEST_NAME)) continue;
    const named = names.filter((name, at) => name !== '' && isNamedElsewhere(name, title, paths, at)).length;
    const isSure = isWord || (text === ': ' && isEmployerFirst && having === names.length && names.every(isLikeName));
    if (!isSure && named / names.length < LEAST) continue;
    return isEmployerFirst
      ? { company: `${title.path}|before ${text}`, title: `${title.path}|behind ${text}` }
      : { company: `${title.path}|last ${text}`, title: `${title.path}|up-to ${text}` };
  }
  return undefined;
}

/** The employer of records that have no field for it: in their titles, or once for the list. */
export function employerElsewhere(
  title: SampledPath | undefined,
  paths: readonly SampledPath[],
  head: HeadOfFeed,
): EmployerElsewhere {
  const fields = title && employerInTitles(title, paths);
  if (fields) return { fields };
  const name = employerOf(head);
  return name === undefined ? {} : { name };
}
