import type { UnderstoodFilter } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../../../platform/database/database.ts';
import { filterWordsIn, type CodedWords } from './filter-words.ts';
import { currencyOfPay, payInWords, type PayInWords } from './pay-in-words.ts';
import { placeInWords, type PlaceInWords } from './place-in-words.ts';
import type { TextSpan, TypedText, WordSpan } from './typed-text.ts';

/** Fields that words set. */
export type WordsFilter = Partial<UnderstoodFilter>;

export type StatementKind = 'place' | 'mode' | 'type' | 'level' | 'pay';

/** Words of a search that say something besides the work: a filter. */
export interface Statement extends WordSpan, TextSpan {
  kind: StatementKind;
  filter: WordsFilter;
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

function payFilter(pay: PayInWords, country: string | undefined): WordsFilter {
  const payCurrency = currencyOfPay(pay, country);
  return { payMin: pay.amount, payUnit: pay.unit, ...(payCurrency !== undefined && { payCurrency }) };
}

/** One of each kind; an internship has its own level. */
function withoutContradictions(coded: readonly CodedWords[]): CodedWords[] {
  const isInternship = coded.some(({ filter }) => 'employmentTypes' in filter && filter.employmentTypes.includes('IN'));
  const firsts = new Map<string, CodedWords>();
  for (const each of coded) if (!firsts.has(each.kind) && !(each.kind === 'level' && isInternship)) firsts.set(each.kind, each);
  return [...firsts.values()];
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

/** What the words say about place, work mode, employment type, level and pay, in their order. Quoted words say nothing. */
export async function statementsIn(
  db: Database,
  typed: TypedText,
  { except, here, country }: StatementOptions,
): Promise<Statement[]> {
  const pay = except.has('pay') ? undefined : payInWords(typed);
  const paid = pay ? [typed.wordSpan(pay)] : [];
  const coded = filterWordsIn(typed, paid).filter(({ kind }) => !except.has(kind));
  const place = except.has('place') ? undefined : await placeInWords(db, typed, { taken: [...paid, ...coded], here });
  const taken = [...paid, ...coded, ...(place ? [place] : [])];
  const isRemote = coded.some(({ filter }) => 'remote' in filter);
  const statements: Statement[] = withoutContradictions(coded).map((words) => ({
    ...words,
    ...typed.textSpan(words),
    doubts: typed.withNeighbours(words, taken),
  }));
  if (pay) {
    const { start, end } = pay;
    const filter = payFilter(pay, place?.countryCode ?? country);
    statements.push({ ...typed.wordSpan(pay), start, end, kind: 'pay', filter, doubts: [] });
  }
  if (place) statements.push(placeStatement(typed, place, { taken, isRemote }));
  return statements.toSorted((one, other) => one.from - other.from);
}
