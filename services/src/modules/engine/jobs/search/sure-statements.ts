import { all, choiceConditions, termConditions } from '../terms/conditions.store.ts';
import { placeKeyOf } from '../terms/place-keys.ts';
import { NO_TERMS } from '../terms/search-terms.ts';
import { plainWords } from '../terms/searchable-text.ts';
import type { QueryReader } from '../words/query-reader.ts';
import type { Statement } from '../words/statements.ts';
import { overlaps, type TypedText } from '../words/typed-text.ts';
import { choiceOf } from './terms-of-filter.ts';
import { titleEvidence } from './title-evidence.store.ts';

/** Fewer titles than this say nothing about a phrase. */
const FEWEST_TITLES = 3;
/** Of the titles that have the words, this share is of jobs that the filter finds, or the words mean something else there. */
const SHARE_MEANT = 0.5;
/** Lengths of the names of companies that may contain a statement, in words. */
const NAME_LENGTHS = [2, 3, 4];

/** True if titles use the words with another meaning. */
async function isDoubtful({ db, now }: QueryReader, { filter, doubts }: Statement): Promise<boolean> {
  if (doubts.length === 0) return false;
  const choice = await choiceOf(db, filter, undefined);
  const terms = { ...NO_TERMS, placeKey: placeKeyOf(filter) };
  const fits = all([...termConditions({ terms, now }), ...choiceConditions(choice)]);
  const found = await Promise.all(doubts.map((phrase) => titleEvidence(db, plainWords(phrase), fits)));
  return found.some(({ titled, fitting }) => titled >= FEWEST_TITLES && fitting < titled * SHARE_MEANT);
}

/** Those of the statements that are part of the name of a company: 'Orlando Magic'. */
async function partsOfCompanies(reader: QueryReader, typed: TypedText, statements: readonly Statement[]): Promise<Statement[]> {
  const among = statements.filter(({ kind }) => kind !== 'pay' && kind !== 'excluded');
  const spans = typed.words
    .flatMap((_, from) => NAME_LENGTHS.map((length) => ({ from, to: from + length })))
    .filter((span) => span.to <= typed.words.length && among.some((each) => overlaps(each, span)));
  const named = await reader.companies(spans.map((span) => typed.wordsIn(span)));
  const names = spans.filter((span) => named.has(typed.wordsIn(span)));
  return statements.filter((each) => names.some((span) => overlaps(span, each)));
}

/** The statements whose words can hardly mean anything else. */
export async function sureStatements(
  reader: QueryReader,
  typed: TypedText,
  statements: readonly Statement[],
): Promise<Statement[]> {
  const [doubtful, ofCompanies] = await Promise.all([
    Promise.all(statements.map((each) => isDoubtful(reader, each))),
    partsOfCompanies(reader, typed, statements),
  ]);
  const sure = statements.filter((each, index) => !doubtful[index] && !ofCompanies.includes(each));
  // A country from which to work says nothing without the words for remote work.
  const meant = sure.filter(({ filter: { remoteFrom } }) => !remoteFrom || sure.some(({ filter }) => filter.remote));
  // Nor does a distance without the city from which it is measured.
  return meant.filter(({ kind }) => kind !== 'radius' || meant.some(({ filter }) => filter.city));
}
