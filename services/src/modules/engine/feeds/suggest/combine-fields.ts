import { employmentTypeOf, workModeOf } from '../fields/read-terms.ts';
import type { Expression, FeedMap, Field } from '../formats/feed-map.ts';
import { meanLength, shareOf } from './field-guesses.ts';
import type { Fit } from './guess-fields.ts';
import type { SampledPath } from './paths-of-records.ts';

/** Fields that another path may state where the best one says nothing. */
const WITH_OTHERS: ReadonlySet<Field> = new Set<Field>([
  'title',
  'company',
  'location',
  'city',
  'state',
  'country',
  'url',
  'apply_url',
  'work_mode',
  'salary_range',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_unit',
  'posted_at',
  'closes_on',
]);
/** A path that fits worse is another thing. */
const LEAST_FIT = 1.9;
const MOST_OTHERS = 4;

/** Paths in the order in which they are looked at: each of them is alone in stating the field in some record. */
function choiceOf(best: SampledPath, others: readonly SampledPath[]): SampledPath[] {
  const choice = [best];
  const filled = new Set(best.records);
  for (const path of others) {
    if (choice.length > MOST_OTHERS) break;
    if (![...path.records].some((record) => !filled.has(record))) continue;
    choice.push(path);
    for (const record of path.records) filled.add(record);
  }
  return choice;
}

const SHORT = 60;
/** Columns about something else, whose values may look like words for a type: '60%' of a rate, a sector of seasonal work. */
const OF_OTHER =
  /sector|secteur|branch|industr|rate|score|complement|categor|compan|entreprise|empresa|depart|skill|compet|tag|benefit|welfare|bonus|school|titl|intitul|name|contact|descr/i;
const SHARE_ALONE = /^\d+(?:[.,]\d+)?\s?%$/;
const isTerm = (path: SampledPath) =>
  meanLength(path) <= SHORT && !path.path.includes('|after ') && !path.values.every((value) => SHARE_ALONE.test(value));
/** Columns that may say the work mode beside something else: a schedule, a type. */
const MAY_SAY_MODE = /type|schedule|employment|format|mode|remote|contract|arrangement|workplace|occupation|занятост|график/i;

/** Further columns about type or work mode, whose values are words for it. */
const saying = (paths: readonly SampledPath[], read: (text: string) => unknown, least: number, name = /./): SampledPath[] =>
  paths.filter(
    (path) => isTerm(path) && name.test(path.path) && shareOf(path.values, (value) => (read(value) ?? null) !== null) >= least,
  );

const NUMBERED = /^(.*?)[ _-]?([2-9])$/;

/** 'Location2' beside 'Location1'. */
const furtherLocations = (paths: readonly SampledPath[], first: SampledPath | undefined): string[] => {
  const stem = first?.path.replace(/[ _-]?1$/, '');
  return stem === undefined ? [] : paths.filter(({ path }) => NUMBERED.exec(path)?.[1] === stem).map(({ path }) => path);
};

const expressionOf = (choice: readonly SampledPath[]): Expression => {
  const [only, ...others] = choice.map(({ path }) => path);
  return others.length === 0 && only !== undefined ? only : { first: choice.map(({ path }) => path) };
};

/** What each field is read from: its best path, with those that state it where that one does not, and all that state the type. */
export function combineFields(
  paths: readonly SampledPath[],
  chosen: ReadonlyMap<Field, SampledPath>,
  fits: readonly Fit[],
): FeedMap['fields'] {
  const used = new Set(chosen.values());
  const fields: FeedMap['fields'] = {};
  for (const [field, best] of chosen) {
    const others = fits
      .filter((each) => each.field === field && each.fit >= LEAST_FIT && !used.has(each.path))
      .map(({ path }) => path);
    fields[field] = WITH_OTHERS.has(field) ? expressionOf(choiceOf(best, others)) : best.path;
  }
  const type = chosen.get('employment_type');
  const types = saying(paths, (text) => employmentTypeOf(text, ''), 0.7).filter(
    (path) => path === type || (!used.has(path) && !OF_OTHER.test(path.path)),
  );
  const allTypes = [...new Set([...(type ? [type] : []), ...types])];
  if (allTypes.length > 1) fields.employment_type = allTypes.map(({ path }) => path);
  const mode = chosen.get('work_mode');
  const modes = saying(paths, workModeOf, 0.05, MAY_SAY_MODE);
  if (mode || modes.length > 0)
    fields.work_mode = expressionOf([...new Set([...(mode ? [mode] : []), ...modes])].slice(0, MOST_OTHERS));
  const further = furtherLocations(paths, chosen.get('location') ?? chosen.get('city'));
  if (further.length > 0) fields.other_locations = further;
  return fields;
}

/** A list of where candidates have to live is one of remote jobs: 'candidate_required_location'. */
export const isForRemoteCandidates = (chosen: ReadonlyMap<Field, SampledPath>): boolean =>
  ['location', 'country'].some((field) =>
    /candidate|applicant|eligible|restriction|^job_?geo$|hiring_?region/i.test(chosen.get(field as Field)?.name ?? ''),
  );
