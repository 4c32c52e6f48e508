import { foldText } from '@hirehq/shared-contracts/fold-text';

/** What somebody types, and the words that good hits have. */
export interface HitSearch {
  id: string;
  /** Searches of one kind are averaged together. */
  kind: string;
  text: string;
  /** Of the visitor, ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** A good hit has one of these; empty if any hit will do. */
  hitAny: readonly string[];
  /** A good hit has none of these in its title. */
  hitNone: readonly string[];
}

/** The words that decide about a hit, ready to be looked for. */
export interface HitWords {
  has: (text: string) => boolean;
  hasNot: (title: string) => boolean;
}

/** Letters of a word that is found at the beginning of a longer one too: 'lager' in 'Lagerhelfer'. */
const BEGINNING = 4;
const IN_LETTERS_WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

function sourceOf(word: string): string {
  const folded = foldText(word).trim();
  if (IN_LETTERS_WITHOUT_SPACES.test(folded)) return escaped(folded);
  const end = folded.length < BEGINNING ? String.raw`(?![\p{L}\p{N}])` : '';
  return String.raw`(?<![\p{L}\p{N}])${escaped(folded)}${end}`;
}

const anyOf = (words: readonly string[]): RegExp => new RegExp(words.map(sourceOf).join('|'), 'u');

export function hitWords({ hitAny, hitNone }: Pick<HitSearch, 'hitAny' | 'hitNone'>): HitWords {
  const [any, none] = [anyOf(hitAny), anyOf(hitNone)];
  return {
    has: (text) => hitAny.length === 0 || any.test(foldText(text)),
    hasNot: (title) => hitNone.length === 0 || !none.test(foldText(title)),
  };
}
