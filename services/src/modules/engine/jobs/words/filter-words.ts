import { z } from 'zod';
import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, WORK_MODES, type WorkMode } from '@hirehq/shared-contracts/codes';
import { MAX_RADIUS_KM } from '../../places/index.ts';
import { foldText } from '../../skills/index.ts';
import filterWords from './data/filter-words.json' with { type: 'json' };
import searchWords from './data/search-words.json' with { type: 'json' };
import { isFiller } from './filler-words.ts';
import type { TypedText, WordSpan } from './typed-text.ts';

const codedFilterSchema = z.union([
  z.strictObject({ remote: z.literal(true) }),
  z.strictObject({ workModes: z.array(z.enum(WORK_MODES)) }),
  z.strictObject({ employmentTypes: z.array(z.enum(EMPLOYMENT_TYPES)) }),
  z.strictObject({ experienceLevels: z.array(z.enum(EXPERIENCE_LEVELS)) }),
  z.strictObject({ postedWithinDays: z.number().int().positive() }),
  z.strictObject({ nightShift: z.literal(true) }),
  z.strictObject({ weekendWork: z.literal(true) }),
]);
/** The filter of a phrase with a number, which '#' stands for. */
const numberFilterSchema = z.union([
  z.strictObject({ postedWithin: z.enum(['hours', 'days', 'weeks']) }),
  z.strictObject({ radius: z.enum(['km', 'mi', 'mil']) }),
]);
export type CodedFilter = z.infer<typeof codedFilterSchema> | { remote?: true; workModes?: WorkMode[] } | { radiusKm: number };

/** Words of several languages for work modes, employment types, levels, shifts, distances and the age of a posting. */
const FILTER_WORDS = z
  .array(
    z.strictObject({
      filter: z.union([codedFilterSchema, numberFilterSchema]),
      phrases: z.array(z.string()),
      /** Words that give them another meaning when they follow: 'remote sensing'. */
      notBefore: z.array(z.string()).default([]),
      /** Words that give them another meaning when they precede: 'smart contract'. */
      notAfter: z.array(z.string()).default([]),
      /** True if they mean it only as the last words: 'recruiter contract', but not 'contract manager'. */
      atEnd: z.boolean().default(false),
      /** The countries of visitors, ISO 3166-1 alpha-2, who mean it; everywhere if absent: 'stage' is an internship in France. */
      countries: z.array(z.string().length(2)).optional(),
    }),
  )
  .parse(filterWords);
type FilterEntry = (typeof FILTER_WORDS)[number];

const BY_PHRASE = new Map(FILTER_WORDS.flatMap((entry) => entry.phrases.map((phrase) => [foldText(phrase), entry] as const)));
const LONGEST = Math.max(...[...BY_PHRASE.keys()].map((phrase) => phrase.split(' ').length));
/** Words that join two choices. */
const ALTERNATIVES: ReadonlySet<string> = new Set(searchWords.alternatives);
/** Kilometres; 'mil' is the Scandinavian mile. */
const LENGTHS = { km: 1, mi: 1.609_344, mil: 10 } as const;
const DAYS = { hours: 1 / 24, days: 1, weeks: 7 } as const;
/** No search is about a longer time, in days. */
const MOST_DAYS = 365;
const NUMBER = /(?<!\p{L})(\d{1,3})\s?(?=km\b|kms\b|mi\b|miles?\b|d\b|h\b|hrs?\b|\P{ASCII}|\s|$)/u;

/** Words that stand for a code of a filter. */
export interface CodedWords extends WordSpan {
  kind: 'mode' | 'type' | 'level' | 'days' | 'radius' | 'night' | 'weekend';
  filter: CodedFilter;
}

function kindOf(filter: CodedFilter): CodedWords['kind'] {
  if ('employmentTypes' in filter) return 'type';
  if ('experienceLevels' in filter) return 'level';
  if ('postedWithinDays' in filter) return 'days';
  if ('nightShift' in filter) return 'night';
  if ('weekendWork' in filter) return 'weekend';
  return 'radiusKm' in filter ? 'radius' : 'mode';
}

/** The filter with the number that was typed; undefined if nobody means it. */
function filterWith({ filter }: FilterEntry, number: number): CodedFilter | undefined {
  if ('postedWithin' in filter) {
    const days = Math.ceil(number * DAYS[filter.postedWithin]);
    return days >= 1 && days <= MOST_DAYS ? { postedWithinDays: days } : undefined;
  }
  if (!('radius' in filter)) return filter;
  const radiusKm = Math.round(number * LENGTHS[filter.radius]);
  return radiusKm >= 1 && radiusKm <= MAX_RADIUS_KM ? { radiusKm } : undefined;
}

/** What a phrase stands for, also one with a number. */
function meaningOf(words: string): { entry: FilterEntry; filter: CodedFilter } | undefined {
  const plain = BY_PHRASE.get(words);
  const [typed, digits] = plain ? [] : (NUMBER.exec(words) ?? []);
  const entry =
    plain ?? (typed === undefined ? undefined : BY_PHRASE.get(words.replace(NUMBER, '# ').replaceAll(/\s+/g, ' ').trim()));
  const filter = entry && filterWith(entry, Number(digits ?? 0));
  return entry && filter && { entry, filter };
}

/** True if the words around it do not give the phrase another meaning. */
function isMeant(
  { notBefore, notAfter, atEnd, countries }: FilterEntry,
  { words }: TypedText,
  { from, to, here }: WordSpan & { here: string | undefined },
): boolean {
  const after = words.slice(to);
  return (
    (countries === undefined || (here !== undefined && countries.includes(here))) &&
    !notBefore.includes(after[0]?.text ?? '') &&
    !notAfter.includes(words[from - 1]?.text ?? '') &&
    (!atEnd || after.every(({ text }) => isFiller(text)))
  );
}

/** True if the words are joined to those before as a choice: 'full time or part time', 'remote/hybrid'. */
function isAlternative({ words }: TypedText, before: WordSpan, { from }: WordSpan): boolean {
  const between = words.slice(before.to, from).map(({ text }) => text);
  const isJoined = between.length === 0 ? /[/,|]/.test(words[from]?.gap ?? '') : true;
  return isJoined && between.every((word) => ALTERNATIVES.has(word));
}

/** Two choices of one kind as one. */
function either(one: CodedFilter, other: CodedFilter): CodedFilter | undefined {
  if ('employmentTypes' in one && 'employmentTypes' in other)
    return { employmentTypes: [...new Set([...one.employmentTypes, ...other.employmentTypes])] };
  if ('experienceLevels' in one && 'experienceLevels' in other)
    return { experienceLevels: [...new Set([...one.experienceLevels, ...other.experienceLevels])] };
  if (kindOf(one) !== 'mode' || kindOf(other) !== 'mode') return undefined;
  const workModes = [one, other].flatMap((each) => ('workModes' in each ? (each.workModes ?? []) : []));
  const isRemote = 'remote' in one || 'remote' in other;
  return { ...(isRemote && { remote: true as const }), ...(workModes.length > 0 && { workModes }) };
}

/** Choices between words of one kind as one: 'full time or part time'. */
function withAlternatives(typed: TypedText, coded: readonly CodedWords[]): CodedWords[] {
  const joined: CodedWords[] = [];
  for (const words of coded) {
    const last = joined.at(-1);
    const filter = last && isAlternative(typed, last, words) ? either(last.filter, words.filter) : undefined;
    if (last && filter) joined.splice(-1, 1, { ...last, to: words.to, filter });
    else joined.push(words);
  }
  return joined;
}

/**
 * The words that stand for a filter, longest phrases first; `taken` are left alone. `here`: the country of the visitor, ISO 3166-1
 * alpha-2.
 */
export function filterWordsIn(typed: TypedText, taken: readonly WordSpan[], here?: string): CodedWords[] {
  const coded = typed.scan<CodedWords>(LONGEST, (span, words) => {
    const meant = typed.isOpen(span, taken) ? meaningOf(words) : undefined;
    if (!meant || !isMeant(meant.entry, typed, { ...span, here })) return undefined;
    return { ...span, kind: kindOf(meant.filter), filter: meant.filter };
  });
  return withAlternatives(typed, coded);
}
