import { foldText, titleNamed } from '../../skills/index.ts';
import searchWords from './data/search-words.json' with { type: 'json' };
import { isFiller } from './filler-words.ts';
import { filterWordsIn, type CodedFilter, type CodedWords } from './filter-words.ts';
import { isSkillName } from './other-names.ts';
import { overlaps, TypedText, type TextSpan, type WordSpan } from './typed-text.ts';

/** Words that no hit should be about: 'nurse -travel', 'nurse not travel'. */
export interface ExcludedWords extends WordSpan, TextSpan {
  /** Without the sign or the word before them. */
  phrase: string;
  /** What they stand for, if they are a filter: '-remote'. */
  filter: CodedFilter | undefined;
}

/** A minus in front of a word, or in front of a quotation mark. */
const SIGN = /[\s,;(][-–−](?=["“„«]?$)/u;
/** A number after a minus is part of a range or a code: 'grade 4 -6'. */
const IN_LETTERS = /^\p{L}/u;
const OPENING = /["“„«]$/u;
const WORDS_BEFORE = new Set(searchWords.without.map(foldText));
/** They exclude nothing but a filter: 'non remote', while 'non destructive testing' is work. */
const BEFORE_FILTERS = new Set(searchWords.withoutFilters.map(foldText));
/** Between them and a place: 'not in London'. */
const PREPOSITIONS = new Set(searchWords.prepositionsOfPlaces.map(foldText));
/** With the word before them, they are one thing: 'split shifts'. */
const NOUNS_AFTER_KIND = new Set(searchWords.nounsAfterKind);
/** They join a filter to one that is excluded: 'no nights or weekends'. */
const JOINERS = new Set(searchWords.alternatives.map(foldText));
/** Those of them that only stand before a place for visitors from some countries. */
const PREPOSITIONS_IN: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(searchWords.prepositionsIn));
const LONGEST_BEFORE = 3;
const EXCLUDED_KINDS: ReadonlySet<CodedWords['kind']> = new Set(['mode', 'type', 'level', 'night', 'weekend']);

/** The filter that several quoted words are, and nothing else: they are quoted because they belong together. */
function filterOfAll(typed: TypedText, span: WordSpan): CodedFilter | undefined {
  const quoted = new TypedText(typed.wordsIn(span));
  const [coded] = filterWordsIn(quoted, []);
  const isAll = coded?.from === 0 && coded.to === quoted.words.length && coded.to > 1;
  return isAll && EXCLUDED_KINDS.has(coded.kind) ? coded.filter : undefined;
}

/** Two words that are one skill, occupation or thing: 'machine learning', 'delivery driver', 'split shifts'. */
const isNameOfTwo = (words: string): boolean =>
  isSkillName(words) || titleNamed(words) !== undefined || NOUNS_AFTER_KIND.has(words.split(' ').at(-1) ?? '');

/** The filter that the words from one position on are. */
const filterFrom = (typed: TypedText, from: number): CodedWords | undefined =>
  filterWordsIn(typed, []).find((each) => each.from === from && EXCLUDED_KINDS.has(each.kind));

/** The words from one position on that belong together: all of a quotation, a filter, a skill or occupation of two words, or one word. */
function phraseFrom(typed: TypedText, from: number): { span: WordSpan; filter: CodedFilter | undefined } | undefined {
  const { words } = typed;
  const first = words[from];
  if (!first) return undefined;
  if (first.isQuoted) {
    const after = words.findIndex((word, at) => at > from && (!word.isQuoted || /["“”„«»]/u.test(word.gap)));
    const span = { from, to: after === -1 ? words.length : after };
    return { span, filter: filterOfAll(typed, span) };
  }
  const coded = filterFrom(typed, from);
  const pair = { from, to: from + 2 };
  const one = typed.isOpen(pair) && isNameOfTwo(typed.wordsIn(pair)) ? pair : { from, to: from + 1 };
  return { span: coded ?? one, filter: coded?.filter };
}

/** The part of the text that says it: with the sign before the words, and the quotation marks around them. */
function textOf(typed: TypedText, { from, to }: WordSpan, before: number): TextSpan {
  const { words, text } = typed;
  const first = words[from];
  const start = before < from ? (words[before]?.start ?? 0) : (first?.start ?? 0) - (OPENING.test(first?.gap ?? '') ? 2 : 1);
  const end = words[to - 1]?.end ?? text.length;
  return { start, end: first?.isQuoted ? end + 1 : end };
}

/** The words that are excluded with a sign. They are no words of the search. */
export function excludedBySign(typed: TypedText): ExcludedWords[] {
  const found: ExcludedWords[] = [];
  for (const [from, { gap, text, isQuoted }] of typed.words.entries()) {
    const before = from === 0 ? ` ${gap}` : gap;
    const phrase = SIGN.test(before) && (isQuoted || IN_LETTERS.test(text)) ? phraseFrom(typed, from) : undefined;
    if (!phrase) continue;
    const { span, filter } = phrase;
    found.push({ ...span, ...textOf(typed, span, from), phrase: typed.wordsIn(span), filter });
  }
  return found;
}

/** 'no Rio' is where somebody looks for work. */
const isPreposition = (word: string, here: string | undefined): boolean =>
  here !== undefined && (PREPOSITIONS_IN.get(word)?.includes(here) ?? false);

/** The filters that are excluded together with the words before them: 'no nights or weekends', 'keine Nächte/Wochenenden'. */
function joinedTo(typed: TypedText, { to }: WordSpan): ExcludedWords[] {
  const next = typed.words[to];
  const isJoined = next !== undefined && /[/|]/u.test(next.gap);
  const isJoiner = next !== undefined && JOINERS.has(next.text);
  const coded = isJoined || isJoiner ? filterFrom(typed, isJoiner ? to + 1 : to) : undefined;
  if (!coded || !typed.isOpen({ from: to, to: coded.to })) return [];
  const span = { from: to, to: coded.to };
  const joined = { ...span, ...typed.textSpan(span), phrase: typed.wordsIn(coded), filter: coded.filter };
  return [joined, ...joinedTo(typed, joined)];
}

/** The words that are excluded in words; `taken` are left alone, as are those of a filter: 'no experience'. `here`: the country of the visitor, ISO 3166-1 alpha-2. */
export function excludedInWords(typed: TypedText, taken: readonly WordSpan[], here?: string): ExcludedWords[] {
  const found = typed.scan<ExcludedWords>(LONGEST_BEFORE, (before, words) => {
    const isBeforeFilters = BEFORE_FILTERS.has(words);
    if (!(isBeforeFilters || WORDS_BEFORE.has(words)) || isPreposition(words, here) || !typed.isOpen(before, taken))
      return undefined;
    const isFilter = filterFrom(typed, before.to) !== undefined;
    const from = !isFilter && PREPOSITIONS.has(typed.words[before.to]?.text ?? '') ? before.to + 1 : before.to;
    const phrase = phraseFrom(typed, from);
    const first = typed.words[from];
    if (!phrase || !first || (isBeforeFilters && !isFilter)) return undefined;
    if (!isFilter && (isFiller(first.text) || !IN_LETTERS.test(first.text))) return undefined;
    const { span, filter } = phrase;
    const isTaken = filter === undefined && taken.some((other) => overlaps(other, span));
    if (isTaken) return undefined;
    return {
      from: before.from,
      to: span.to,
      ...textOf(typed, span, before.from),
      phrase: typed.wordsIn(span),
      filter,
    };
  });
  return found.flatMap((excluded) => [excluded, ...(excluded.filter ? joinedTo(typed, excluded) : [])]);
}

/** How excluded words are written with a sign. */
export const withSign = ({ phrase }: ExcludedWords): string => (phrase.includes(' ') ? `-"${phrase}"` : `-${phrase}`);

/** A search without the words that it excludes with a sign. */
export const withoutExcluded = (text: string): string => {
  const typed = new TypedText(text);
  return excludedBySign(typed).reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, typed.text);
};
