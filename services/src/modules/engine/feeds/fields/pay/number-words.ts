import { currencySignsIn } from '../../../pay-rates/index.ts';
import data from './data/number-words.json' with { type: 'json' };

const VALUES: ReadonlyMap<string, number> = new Map(
  Object.entries(data).flatMap(([value, words]) => words.map((word): [string, number] => [word, Number(value)])),
);
const oneOf = (words: readonly string[]) => words.toSorted((one, other) => other.length - one.length).join('|');
const WORD = oneOf([...VALUES.keys()]);
/** 'und' in a compound has no 'un' in it. */
const WORDS = new RegExp(oneOf([...VALUES.keys(), 'und']), 'gu');
/** Words of numbers in a row, also without spaces: 'twenty-five', 'fünfundzwanzig', 'cuarenta y cinco'. */
const RUN = new RegExp(
  String.raw`(?<!\p{L})(?:${WORD})(?:(?:[\s-]+(?:(?:and|et|y|e|en|und)[\s-]+)?|und|en|ën)?(?:${WORD}))*(?!\p{L})`,
  'gu',
);

/** True if a word for `value` continues a number below a thousand: 'forty' + 'five', 'fünf' + 'zwanzig', 'soixante' + 'dix', not 'forty' + 'fifty'. */
function continues(below: number, value: number): boolean {
  if (below === 0) return value < 1000;
  const rest = below % 100;
  if (value === 100) return below < 10;
  if (value > 100 || rest === 0) return value < 100 && value !== 0;
  const isTens = value >= 20 && value % 10 === 0;
  return isTens ? rest < 10 : rest >= 20 && rest % 10 === 0 && (value < 10 || ((rest === 60 || rest === 80) && value < 20));
}

const inDigits = (thousands: number, below: number): string =>
  thousands > 0 && below === 0 ? `${thousands}k` : String(thousands * 1000 + below);

/** A run of words as numbers in digits; what is between two numbers stays: 'forty and fifty thousand' is '40 and 50k'. */
function runInDigits(run: string): string {
  let [text, thousands, below, end, isOpen] = ['', 0, 0, 0, false];
  for (const { 0: word, index } of run.matchAll(WORDS)) {
    const value = VALUES.get(word);
    if (value === undefined) continue;
    const isThousand = value === 1000 && thousands === 0;
    if (isOpen && !isThousand && !continues(below, value)) {
      text += `${inDigits(thousands, below)}${run.slice(end, index).replace(/^$/, ' ')}`;
      [thousands, below] = [0, 0];
    }
    if (value === 1000) [thousands, below] = [Math.max(below, 1), 0];
    else below = value === 100 ? Math.max(below, 1) * 100 : below + value;
    [isOpen, end] = [true, index + word.length];
  }
  return `${text}${inDigits(thousands, below)}`;
}

/** A text about money that is written in words, with its numbers in digits: 'twenty-five dollars an hour'. Any other text as it is. */
export const withNumbersInDigits = (text: string): string =>
  currencySignsIn(text).length === 0 ? text : text.toLowerCase().replaceAll(RUN, runInDigits);
