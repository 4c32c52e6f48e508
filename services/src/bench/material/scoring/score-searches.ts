import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currencyOfCountry } from '@hirehq/shared-contracts/pay';
import { excludedBySign } from '../../../modules/engine/jobs/words/excluded-words.ts';
import { QueryReader } from '../../../modules/engine/jobs/words/query-reader.ts';
import { understandKeyword, type UnderstoodKeyword } from '../../../modules/engine/jobs/search/understand-keyword.ts';
import { TypedText } from '../../../modules/engine/jobs/words/typed-text.ts';
import { wordsOfSearch } from '../../../modules/engine/jobs/words/words-of-search.ts';
import { storedJobs } from '../../../modules/engine/jobs/testing/stored-jobs.ts';
import { countryCodeOf, seedPlaces, type Gazetteer } from '../../../modules/engine/places/index.ts';
import { PlaceNames } from '../../../modules/engine/places/reading/place-names.ts';
import { foldText } from '../../../modules/engine/skills/index.ts';
import { readConfig } from '../../../platform/config.ts';
import { openDatabase, type OpenDatabase } from '../../../platform/database/open-database.ts';
import type { MaterialCase } from '../material.ts';
import { comparePlaces } from './compare-places.ts';
import { verdictOn, type Verdict } from './verdict.ts';

type SearchCase = MaterialCase<'searches'>;
type Filter = UnderstoodKeyword['filter'];

const KM_PER_MILE = 1.609_344;
const PERIODS = { HOUR: 'hour', DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;
/** Of a word, as many letters as its other forms have too: 'veterans' and 'veteran'. */
const ROOT = 5;

/** The only code of a list; a search states one. */
const one = <Code>(codes: readonly Code[] | null | undefined): Code | null => (codes?.length === 1 ? (codes[0] ?? null) : null);

const kilometres = (radius: string): number =>
  Math.round(Number.parseInt(radius, 10) * (radius.endsWith('mi') ? KM_PER_MILE : 1));

/** Whether what is excluded is remote work. */
const isRemote = (excluded: string): boolean => {
  const [coded] = excludedBySign(new TypedText(excluded));
  return coded?.filter !== undefined && 'remote' in coded.filter;
};

/** Whether a text has each word, in some form. */
const hasWords = (text: string, words: string): boolean =>
  foldText(words)
    .split(/\s+/u)
    .every((word) => foldText(text).includes(word.slice(0, ROOT)));

function comparePayOf({ payMin, payMax, payUnit, payCurrency }: Filter, { understood: { pay }, country }: SearchCase): Verdict {
  // Without a currency in the words, jobs are compared in their own: that of the country.
  const own = country === undefined ? undefined : currencyOfCountry(country);
  const read =
    payMin || payMax
      ? { min: payMin ?? null, max: payMax ?? null, currency: payCurrency ?? own ?? null, period: PERIODS[payUnit ?? 'YEAR'] }
      : null;
  const wanted = pay ? { min: pay.min ?? null, max: pay.max ?? null, currency: pay.currency, period: pay.period } : null;
  return verdictOn<object>({
    field: 'pay',
    read,
    expected: [wanted],
    isSame: () =>
      read?.min === wanted?.min &&
      read?.max === wanted?.max &&
      read?.currency === wanted?.currency &&
      read?.period === wanted?.period,
  });
}

function compare(
  of: SearchCase,
  { filter, rest, shifts, excluded }: { filter: Filter; rest: string; shifts: string; excluded: readonly string[] },
  names: PlaceNames,
): Verdict[] {
  const { understood } = of;
  const { city = null, state = null, country } = filter;
  const read = country ? [{ city, state, country: countryCodeOf(country) ?? null, label: '' }] : [];
  // Whoever excludes remote work asks for a workplace.
  const mode = filter.remote ? 'R' : (one(filter.workModes) ?? (excluded.some(isRemote) && !understood.excluded ? 'O' : null));
  const excludedWords = excluded.filter((words) => !isRemote(words) || understood.excluded);
  const partTime = filter.weekendWork && understood.type === 'PT' ? 'PT' : null;
  const asked = understood.words ?? [];
  const left = wordsOfSearch(rest);
  const said = asked.length > 0 ? shifts : '';
  const words = `${rest} ${said}`.trim();
  return [
    ...comparePlaces(read, understood.place ? [understood.place] : [], names),
    verdictOn({
      field: 'radius',
      read: filter.radiusKm ?? null,
      expected: [understood.radius === undefined ? null : kilometres(understood.radius)],
    }),
    verdictOn<string>({ field: 'mode', read: mode, expected: understood.modeAny ?? [null] }),
    verdictOn<string>({ field: 'type', read: one(filter.employmentTypes) ?? partTime, expected: [understood.type ?? null] }),
    verdictOn<string>({ field: 'level', read: one(filter.experienceLevels), expected: [understood.level ?? null] }),
    comparePayOf(filter, of),
    verdictOn({ field: 'days', read: filter.postedWithinDays ?? null, expected: [understood.days ?? null] }),
    verdictOn({
      field: 'excluded',
      read: excludedWords.join(' ').replaceAll(/[-"]/g, '') || null,
      expected: [understood.excluded?.join(' ') ?? null],
      isSame: (some, others) => hasWords(some, others) && hasWords(others, some),
    }),
    ...(asked.length === 0
      ? []
      : [verdictOn({ field: 'words', read: words || null, expected: [asked.join(' ')], isSame: hasWords })]),
    verdictOn({
      field: 'work',
      read: said || ([...left.words, ...left.codes].length > 0 && rest) ? 'words' : null,
      expected: [understood.occupation !== undefined || understood.employer !== undefined || asked.length > 0 ? 'words' : null],
    }),
  ];
}

/** What a search is understood as, where no job but one of the employer that it names is open. The hits are judged by the bench of searches. */
export function searchScorer(gazetteer: Gazetteer): ((of: SearchCase) => Promise<Verdict[]>) & { close: () => Promise<void> } {
  const names = new PlaceNames(gazetteer);
  let opened: Promise<{ folder: string; database: OpenDatabase }> | undefined;
  const open = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hirehq-searches-'));
    const database = await openDatabase(readConfig({ NODE_ENV: 'development', HIREHQ_DATA: folder, ...process.env }));
    await seedPlaces(database.db);
    return { folder, database };
  };
  const score = async (of: SearchCase): Promise<Verdict[]> => {
    const { database } = await (opened ??= open());
    const { employer } = of.understood;
    if (employer !== undefined) await storedJobs(database.db, [{ company: employer, title: 'Clerk' }]);
    const filter = { keyword: of.text };
    const reader = new QueryReader({ db: database.db, now: new Date() });
    const understood = await understandKeyword(reader, filter, of.country);
    // The material has shifts as words, and some work at weekends as part-time work.
    const shifts = (understood?.words ?? [])
      .filter(({ filter: own }) => own.nightShift ?? own.weekendWork)
      .map(({ words }) => words);
    const excluded = understood?.words.flatMap(({ excludes }) => excludes ?? []) ?? [];
    return compare(
      of,
      { filter: understood?.filter ?? filter, rest: understood?.rest ?? of.text, shifts: shifts.join(' '), excluded },
      names,
    );
  };
  const close = async () => {
    if (!opened) return;
    const { folder, database } = await opened;
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return Object.assign(score, { close });
}
