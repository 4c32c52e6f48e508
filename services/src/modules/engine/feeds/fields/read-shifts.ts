import { foldText } from '@hirehq/shared-contracts/fold-text';
import { anyOf } from '../../../../platform/terms/word-list.ts';
import shiftWords from './data/shift-words.json' with { type: 'json' };

/** When a job is done, beside or instead of weekdays. */
export interface Shifts {
  nightShift: boolean;
  weekendWork: boolean;
}

/** Characters of a text that are read. */
const LONGEST = 20_000;

const plain = (text: string): string => foldText(text).replaceAll(/[\s\u2010-\u2015-]+/gu, ' ');
const anyTerm = (terms: readonly string[]): string => anyOf(terms.map(plain));
const JOINED = String.raw`(?:\p{L}{1,20},?\s${anyTerm(shiftWords.joins)}\s)?`;
const NEGATED = String.raw`(?<negated>${anyTerm(shiftWords.negations)}\s${JOINED})?`;

/** Finds the terms; the group `negated` is empty unless the text says that there is none of it: 'no nights or weekend work'. */
const finderOf = (terms: readonly string[]): RegExp => new RegExp(`${NEGATED}${anyTerm(terms)}`, 'gu');
const { nightShift, weekendWork } = shiftWords;
const IN_TITLE = {
  nightShift: finderOf([...nightShift.title, ...nightShift.text]),
  weekendWork: finderOf([...weekendWork.title, ...weekendWork.text]),
};
const IN_TEXT = { nightShift: finderOf(nightShift.text), weekendWork: finderOf(weekendWork.text) };

function says(text: string, finder: RegExp): boolean {
  for (const { groups } of text.matchAll(finder)) if (groups?.['negated'] === undefined) return true;
  return false;
}

/** The shifts that a job states. A title says them in one word, a text in a phrase: it may be about a weekend off. */
export function shiftsOf(title: string, text: string): Shifts {
  const [short, long] = [plain(title), plain(text.slice(0, LONGEST))];
  return {
    nightShift: says(short, IN_TITLE.nightShift) || says(long, IN_TEXT.nightShift),
    weekendWork: says(short, IN_TITLE.weekendWork) || says(long, IN_TEXT.weekendWork),
  };
}
