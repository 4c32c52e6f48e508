import type { UnderstoodFilter } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../../../platform/database/database.ts';
import { excludedBySign, excludedInWords, withSign, type ExcludedWords } from './excluded-words.ts';
import { filterWordsIn, type CodedWords } from './filter-words.ts';
import { currencyOfPay, payInWords, type PayInWords } from './pay-in-words.ts';
import { placeInWords, type PlaceInWords } from './place-in-words.ts';
import { overlaps, type TextSpan, type TypedText, type WordSpan } from './typed-text.ts';

/** Fields that words set. */
export type WordsFilter = Partial<UnderstoodFilter>;

export type StatementKind = 'place' | 'radius' | 'mode' | 'type' | 'level' | 'pay' | 'days' | 'night' | 'weekend' | 'excluded';

/** Words of a search that say something besides the work: a filter. */
export interface Statement extends WordSpan, TextSpan {
  kind: StatementKind;
  filter: WordsFilter;
  /** As a keyword excludes them; undefined for words that are a filter. */
  excludes?: string;
  /** Phrases that titles may have with another meaning; empty if nothing else can be meant. */
  doubts: readonly string[];
}

interface StatementOptions {
  /** The kinds that are not looked for. */
  except: ReadonlySet<StatementKind>;
  /** Country of the visitor, ISO 3166-1 alpha-2. */
  here: string | undefined;
  /** The country that is searched in, ISO 3166-1 alpha-2. Its currency is assumed if the words name no place. */
  country: string | undefined;
}

function payFilter({ least, most, unit }: PayInWords, payCurrency: string | undefined): WordsFilter {
  return {
    ...(least !== undefined && { payMin: least }),
    ...(most !== undefined && { payMax: most }),
    payUnit: unit,
    ...(payCurrency !== undefined && { payCurrency }),
  };
}

const isDistance = ({ kind }: CodedWords): boolean => kind === 'radius';

/** One of each kind, or several words for the same; an internship has its own level. */
function withoutContradictions(coded: readonly CodedWords[]): CodedWords[] {
  const isInternship = coded.some(({ filter }) => 'employmentTypes' in filter && filter.employmentTypes.includes('IN'));
  const firsts = new Map<string, CodedWords>();
  for (const each of coded) if (!firsts.has(each.kind) && !(each.kind === 'level' && isInternship)) firsts.set(each.kind, each);
  return coded.filter(({ kind, filter }) => JSON.stringify(firsts.get(kind)?.filter) === JSON.stringify(filter));
}

function placeStatement(
  typed: TypedText,
  { from, to, named, filter, countryCode, isCertain }: PlaceInWords,
  { taken, isRemote }: { taken: readonly WordSpan[]; isRemote: boolean },
): Statement {
  // 'remote germany' is work that can be done from there, wherever the employer is.
  const isFrom = isRemote && filter.city === undefined && filter.state === undefined;
  const neighbours = from === named.from ? typed.withNeighbours(named, taken) : [];
  return {
    from,
    to,
    ...typed.textSpan({ from, to }),
    kind: 'place',
    filter: isFrom ? { remoteFrom: countryCode } : filter,
    doubts: isCertain || isFrom ? [] : [typed.wordsIn(named), ...neighbours],
  };
}

const excludedStatement = (excluded: ExcludedWords): Statement => ({
  ...excluded,
  kind: 'excluded',
  filter: {},
  excludes: withSign(excluded),
  doubts: [],
});

/** The words that are excluded, and those that are a filter of the others. */
function codedAndExcluded(typed: TypedText, paid: readonly WordSpan[], here: string | undefined) {
  const signed = excludedBySign(typed);
  const coded = filterWordsIn(typed, [...paid, ...signed], here);
  const excluded = [...signed, ...excludedInWords(typed, [...paid, ...signed, ...coded], here)];
  return { excluded, coded: coded.filter((words) => !excluded.some((other) => overlaps(words, other))) };
}

/**
 * What the words say about place, work mode, employment type, level, shift, pay, distance and age of a posting, and what they exclude, in
 * their order. Quoted words say nothing.
 */
export async function statementsIn(
  db: Database,
  typed: TypedText,
  { except, here, country }: StatementOptions,
): Promise<Statement[]> {
  const pays = except.has('pay') ? [] : payInWords(typed);
  const paid = pays.map((pay) => typed.wordSpan(pay));
  const { excluded, coded: all } = codedAndExcluded(typed, paid, here);
  const coded = all.filter(({ kind }) => !except.has(kind));
  const place = except.has('place')
    ? undefined
    : await placeInWords(db, typed, { taken: [...paid, ...excluded, ...coded], here, before: coded.filter(isDistance) });
  const taken = [...paid, ...excluded, ...coded, ...(place ? [place] : [])];
  const isRemote = coded.some(({ filter }) => 'remote' in filter && filter.remote);
  // A distance is one from a city.
  const meant = coded.filter((words) => !isDistance(words) || place?.filter.city !== undefined);
  const statements: Statement[] = withoutContradictions(meant).map((words) => ({
    ...words,
    ...typed.textSpan(words),
    doubts: words.kind === 'radius' || words.kind === 'days' ? [] : typed.withNeighbours(words, taken),
  }));
  const named = pays.find((pay) => pay.named !== undefined)?.named;
  for (const pay of pays) {
    const { start, end } = pay;
    const filter = payFilter(pay, currencyOfPay({ named }, place?.countryCode ?? country));
    statements.push({ ...typed.wordSpan(pay), start, end, kind: 'pay', filter, doubts: [] });
  }
  if (place) statements.push(placeStatement(typed, place, { taken, isRemote }));
  return [...statements, ...excluded.map(excludedStatement)].toSorted((one, other) => one.from - other.from);
}
