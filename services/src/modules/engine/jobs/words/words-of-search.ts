import { foldText, otherwiseFolded } from '@hirehq/shared-contracts/fold-text';
import { titleNamed } from '../../skills/index.ts';
import searchWords from './data/search-words.json' with { type: 'json' };
import { withoutExcluded } from './excluded-words.ts';
import { STOP_WORDS, WORDS_OF_EVERY_JOB } from './filler-words.ts';
import { TypedText } from './typed-text.ts';
import { withCompounds } from '../terms/searchable-text.ts';

const MAX_WORDS = 12;
/** Filler words around the occupation in a sentence. */
const AROUND_THE_WORK: readonly RegExp[] = [
  /\b(?:i|we)(?: am|'m| would|'d)? (?:want|wish|need|like|love|look|looking|search|searching|seek|seeking)(?: (?:to|for))?(?: (?:find|get|apply|have|be|become))?(?: (?:to|for))?\b/g,
  /\b(?:looking|searching|search|look|apply|applying) for\b/g,
  /\b(?:find|show|get|give) me\b/g,
  /\bwork(?:ing)? (?=(?:as|at|in|for|with|near) )/g,
  /\b(?:near|around|close to|next to) me\b|\bnearby\b/g,
  /\bich (?:suche|mochte|will)\b|\bje (?:cherche|veux|voudrais)\b|\b(?:busco|quiero|procuro|quero)\b/g,
];

/** What an advertisement says of any job: 'urgently hiring'. */
const SAID_OF_ANY_JOB = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${searchWords.saidOfAnyJob.map(foldText).join('|')})(?![\p{L}\p{N}])`,
  'gu',
);

/** Phrases for codes of a job, which are always in its search text, but rarely in its title. The first of each is the form in the search text. */
const SAID_BY_CODES: readonly (readonly string[])[] = searchWords.saidByCodes;
const CODE_OF = new Map(SAID_BY_CODES.flatMap((ways) => ways.map((way) => [way, ways[0] ?? way] as const)));
const LONGEST_CODE = 3;

export interface SearchWords {
  /** The words for the occupation, the company and the place. */
  words: string[];
  /** The words for codes of a job, in the form of its search text: 'remote'. */
  codes: string[];
}

/** What is known about single words of a search besides the words, by the folded word. */
export interface WordsAsTyped {
  /** The words in quotation marks, which are searched for as they are. */
  quoted: ReadonlySet<string>;
  /** The second usual spelling of a word: 'baecker' for 'Bäcker'. */
  spellings: ReadonlyMap<string, string>;
}

/** How the words of the text were typed. */
export function wordsAsTyped(typed: string): WordsAsTyped {
  const { words } = new TypedText(typed);
  return {
    quoted: new Set(words.filter(({ isQuoted }) => isQuoted).map(({ text }) => text)),
    spellings: new Map(
      words.flatMap(({ text, start, end }) => {
        const spelling = otherwiseFolded(typed.slice(start, end));
        return spelling === undefined || spelling === text ? [] : [[text, spelling] as const];
      }),
    ),
  };
}

const unlessNone = (some: string[], all: string[]): string[] => (some.length > 0 ? some : all);

/** The longest name of an occupation with small words in it, in words: 'técnico de mantenimiento'. */
const LONGEST_NAME = 4;

/** Without small words, but for those within the name of an occupation: 'agent de sécurité'. */
function withoutSmallWords(words: readonly string[]): string[] {
  const isSmall = words.map((word) => STOP_WORDS.has(word));
  const kept = new Set<number>();
  for (const [from] of words.entries())
    for (let to = from + 3; to <= Math.min(from + LONGEST_NAME, words.length); to++) {
      const isName = !isSmall[from] && !isSmall[to - 1] && isSmall.slice(from, to).includes(true);
      if (isName && titleNamed(words.slice(from, to).join(' ')) !== undefined) for (let at = from; at < to; at++) kept.add(at);
    }
  return words.filter((_, at) => !isSmall[at] || kept.has(at));
}

/** The meaningful words of the typed text. */
export function wordsOfSearch(typed: string): SearchWords {
  const folded = withCompounds(foldText(withoutExcluded(typed))).replaceAll('’', "'");
  const asked = [...AROUND_THE_WORK, SAID_OF_ANY_JOB].reduce((text, pattern) => text.replace(pattern, ' '), folded);
  const split = (text: string) =>
    text
      .split(/[\s,;:|()]+/u)
      .map((word) => word.replaceAll(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu, ''))
      .filter(Boolean);
  const all = unlessNone(split(asked), split(folded)).slice(0, MAX_WORDS);
  const telling = unlessNone(
    all.filter((word) => !WORDS_OF_EVERY_JOB.has(word)),
    all,
  );
  const words: string[] = [];
  const codes: string[] = [];
  for (let start = 0; start < telling.length;) {
    let length = LONGEST_CODE;
    const code = () =>
      CODE_OF.get(
        telling
          .slice(start, start + length)
          .join(' ')
          .replaceAll('-', ' '),
      );
    while (length > 1 && (start + length > telling.length || !code())) length--;
    const found = code();
    if (found) codes.push(found);
    else words.push(...telling.slice(start, start + 1));
    start += found ? length : 1;
  }
  const large = withoutSmallWords(words);
  return { words: unlessNone(large, words), codes };
}
