import type { Field } from '../formats/feed-map.ts';
import { FIELDS } from '../formats/feed-map.ts';
import { plainName } from '../formats/mapped-record.ts';
import { GUESSES, isCalled, meanLength } from './field-guesses.ts';
import { isOfEmployersAddress, isOfSomethingElse } from './other-things.ts';
import type { SampledPath } from './paths-of-records.ts';

/** Dates of something else, and links to something else. */
const OTHER =
  /compliance|expected|planned|consent|updat|modif|(?<!publication_|posted_|posting_|post_detail_)start|birth|logo|image|picture|category|department|company_(?:url|link|id)/;
const APPLY = /apply|application(?!_(?:clos|dead))/;

/** The day on which applications end comes before that on which the posting does. */
const APPLICATIONS = /appl(?:y|ication)|bewerb|candidat|inscrip|inscri[cç]|ans[oö]k|s[oø]knad|haku/;

/** How tables of databases shorten the ends of names: `jobNm`, `endYmd`. */
const SHORT_ENDS: Readonly<Record<string, string>> = { nm: 'name', dt: 'date', ymd: 'date', dtm: 'date', cn: 'content' };
const inFull = (name: string): string => name.replace(/_(?:nm|dt|ymd|dtm|cn)$/, (end) => `_${SHORT_ENDS[end.slice(1)]}`);

const normalised = (text: string) =>
  text
    // Of an entry of a list, what it is called.
    .replaceAll(/\[[^\]=]*=/g, '[')
    // Wrappers that say nothing: 'Company.data.attributes.name'.
    .replaceAll(/(?<=^|\.)(?:data|attributes|node|fields)\.(?=[^.])/g, '')
    .split(/[.[\]=@]+/)
    .map((part) =>
      inFull(
        plainName(part)
          .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
          .replaceAll(/^_|_$/g, ''),
      ),
    )
    .filter(Boolean)
    .join('_');

/** What an object with an id calls its text: `province.value`, `area.name`, `company.display_name` are the province, the area, the company. */
const OF_ITS_TEXT =
  /_(?:value|name|label|text|display_name|localized|desc|(?:formatted_)?date_?time|time|iso|display|items?_(?:name|label)|libell[eé]|nom|nombre|nome|bezeichnung|navn|namn)$/;

/** A list of them holds one each: `cities.name`, `companies.name`. */
const singular = (name: string): string => name.replace(/(?<=_|^)(cit|compan|countr|categor)ies$/, '$1y');

/** Words around a name that say nothing else: 'Location Full', 'vacancy city'. */
const AROUND =
  /^(?:(?:job|vacancy|position|posting|offer|primary|main|display|full|formatted|public)_)+|(?:_(?:full|text|name|label|string|str|raw|display|formatted|value|1|primary|main|localized))+$/g;

/** Names that say too little inside of another object. */
const GENERIC = new Set(['name', 'type', 'id', 'text', 'date', 'level', 'body', 'region', 'state', 'title']);

/** The fields that lines of a description may state. */
const OF_LINES: ReadonlySet<Field> = new Set<Field>([
  'company',
  'location',
  'employment_type',
  'work_mode',
  'salary_range',
  'closes_on',
]);

/** What a path is called: by its last key, as a whole, and by its last two keys. */
interface Called {
  path: SampledPath;
  isLabelled: boolean;
  name: string;
  whole: string;
  tail: string;
}

function calledOf(path: SampledPath): Called {
  const isLabelled = path.path.includes('|after ');
  // An attribute, `Amount@currency`, is called as itself.
  const name = normalised(path.name.split(/[@:]/).at(-1) ?? path.name);
  const whole = isLabelled ? name : normalised(path.path);
  return { path, isLabelled, name, whole, tail: normalised(path.path.split('.').slice(-2).join('.')) };
}

/** How well a path fits a field: 0 if not at all. */
function fitOf(field: Field, { path, isLabelled, name, whole, tail }: Called): number {
  const guess = GUESSES[field];
  if (guess && !guess.values(path)) return 0;
  if (isLabelled && !OF_LINES.has(field)) return 0;
  const common = FIELDS[field] ?? [];
  if (isOfSomethingElse(field, path, whole)) return 0;
  const outer = path.path.includes('.') && OF_ITS_TEXT.test(whole) ? singular(whole.replace(OF_ITS_TEXT, '')) : undefined;
  const isNamed = (text: string) => common.includes(text) || guess?.name.test(text) === true || isCalled(field, text);
  const isGeneric = path.name === path.path.split('.').at(-1) && path.path !== path.name && GENERIC.has(name);
  const points = common.includes(whole)
    ? 5 - common.indexOf(whole) / 10
    : isNamed(whole)
      ? 4
      : (outer !== undefined && isNamed(outer)) || (tail !== whole && isCalled(field, tail))
        ? 3.5
        : isNamed(name)
          ? isGeneric
            ? 0.5
            : 3
          : !isGeneric && isNamed(name.replaceAll(AROUND, ''))
            ? 2.5
            : guess?.anyName?.(path)
              ? 1.5
              : 0;
  if (points === 0) return 0;
  const depth = path.path.split(/[.[]/).length - 1;
  // Of two columns that may be meant, the one whose values are words for it.
  // Of several dates, the one of the publication.
  const isOfRow = field === 'posted_at' && /creat/.test(whole) ? 0.4 : 0;
  // Applications end before the posting expires; a title says more than the occupation.
  const isBroader = /expir|^(?:beruf|occupation|profession|métier)$/.test(whole) ? 0.3 : 0;
  const isOfApplications = field === 'closes_on' && APPLICATIONS.test(whole) ? 1 : 0;
  const isRead = points > 1.5 && guess?.anyName?.(path) === true ? 0.75 : 0;
  return (
    (isLabelled ? -1 : 0) -
    (isOfEmployersAddress(field, whole) ? 0.75 : 0) +
    isRead +
    isOfApplications -
    isOfRow -
    isBroader +
    Math.max(
      0.1,
      points -
        depth / 4 -
        (OTHER.test(whole) || (field !== 'apply_url' && field !== 'closes_on' && APPLY.test(whole)) ? 1.5 : 0) -
        (field !== 'id' && /\.id$/i.test(path.path) ? 1.5 : 0),
    ) +
    path.filled / 2
  );
}

/** A path that may be a field. */
export interface Fit {
  field: Field;
  path: SampledPath;
  fit: number;
}
export interface GuessedFields {
  /** The best path for each field; each path stands for one field. */
  chosen: Map<Field, SampledPath>;
  /** All paths that may be a field, the best one first. */
  fits: readonly Fit[];
}

export function guessFields(paths: readonly SampledPath[]): GuessedFields {
  const fields = Object.keys(FIELDS) as Field[];
  const called = paths.map(calledOf);
  const fits = fields
    .flatMap((field) => called.map((each) => ({ field, path: each.path, fit: fitOf(field, each) })))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  const chosen = new Map<Field, SampledPath>();
  const used = new Set<SampledPath>();
  for (const { field, path } of fits) {
    if (chosen.has(field) || used.has(path)) continue;
    chosen.set(field, path);
    used.add(path);
  }
  // A feed may have the beginning of a description beside it.
  const [longest] = fits
    .filter(({ field, path }) => field === 'description' && (!used.has(path) || path === chosen.get('description')))
    .toSorted((a, b) => meanLength(b.path) - meanLength(a.path));
  if (longest) chosen.set('description', longest.path);
  return { chosen, fits };
}
