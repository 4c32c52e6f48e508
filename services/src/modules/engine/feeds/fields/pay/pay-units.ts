import type { PayUnit } from '@hirehq/shared-contracts/codes';
import words from './data/pay-words.json' with { type: 'json' };
import { anyOf } from '../../../../../platform/terms/word-list.ts';

/** What pay is for; OTHER for what is stated and not among ours, as a shift or two weeks. */
export type StatedUnit = PayUnit | 'OTHER';

/** OTHER first: 'per 2 weeks' is not a week. */
const UNITS = (Object.entries(words.units) as [StatedUnit, (typeof words.units)['HOUR']][]).toReversed();
const PER = String.raw`(?:\/|${anyOf(words.per)})`;
/** After these, only a unit follows an amount. */
const SURELY_PER = /^(?:\/\s?\p{L}|(?:per|pro|par|je|every|each)\s+[\p{L}\d])/u;
const GROSS = String.raw`(?:(?:${anyOf([...words.grossOrNet, ...words.pay])}|[([./-])\s*)*`;
const LEAST_ALONE = 3;

/** Alternatives with the position of their unit as the name of their group. */
const byUnit = (letter: string, wordsOf: (unit: (typeof UNITS)[number][1]) => readonly string[]): string =>
  UNITS.map(([, unit], index) => `(?<${letter}${index}>${anyOf(wordsOf(unit))})`).join('|');
const nouns = byUnit('n', (unit) => unit.nouns);
const alone = byUnit('a', (unit) => [...unit.adverbs, ...unit.abbreviations]);
/** After an amount: '/ hour', 'per hour', 'hourly', 'p.h.'. */
const ATTACHED = new RegExp(String.raw`^\s?(?:${GROSS})(?:${PER}\s?(?:${nouns})|-?\s?(?:${alone}))`, 'u');
/** After an amount with its currency: '$25 hour'. */
const NOUN = new RegExp(
  String.raw`^\s?(?:${byUnit('n', (unit) => unit.nouns.filter((noun) => noun.length >= LEAST_ALONE))})`,
  'u',
);
const SAID = new RegExp(String.raw`${PER}\s?(?:${nouns})|${alone}`, 'gu');
const unitOf = ({ groups = {} }: RegExpExecArray): StatedUnit | undefined =>
  UNITS.find((_, index) => groups[`n${index}`] !== undefined || groups[`a${index}`] !== undefined)?.[0];
const unitsSaid = (text: string): Set<StatedUnit> => new Set([...text.matchAll(SAID)].flatMap((match) => unitOf(match) ?? []));

/** Stems of words that have a unit in them: 'Bruttojahresgehalt', 'Stundenlöhne', 'perHour', 'PER_YEAR'. */
const STEMS: readonly (readonly [RegExp, PayUnit])[] = [
  [/hour|\bhr\b|stund|\bstd\b|\bhoras?\b|\bheures?\b|godzin/iu, 'HOUR'],
  [/(?<!work|holi|week|birth|pay)day|daily|\btag(?:e|es|lich)?\b|tages|täglich|\bd[ií]as?\b|\bjours?\b|journal/iu, 'DAY'],
  [/week|woche|wöchentlich|\bsemana|\bsemaine|hebdo/iu, 'WEEK'],
  [/month|monat|\bmes(?:es)?\b|mensu|\bmois\b|mensil|mensal|\bmaand/iu, 'MONTH'],
  [/year|annum|annual|yearly|\byr\b|\bp\.?a\b|jahr|jährlich|\baños?\b|\banual|\bannuel|\bpar an\b|\bannu[oa]\b|\bjaar/iu, 'YEAR'],
];
const OTHER = new RegExp(
  String.raw`${anyOf([...words.units.OTHER.adverbs, ...words.units.OTHER.nouns])}|\b(?:bi|semi)[\s-]?(?:week|month|annual)|(?:^|\s)(?:0\.5|[2-9]|two|three|four|six)\b|one[\s-]?time|\b1 time`,
  'u',
);
const NONE = /^(?:none|null|n\/?a|not specified|unspecified|-+)$/iu;
const LONGEST = 200;

/** The unit in a field of its own: 'hour', 'per-year-salary', 'pro Monat'; undefined if it says none. */
export function statedUnitOf(given: string | undefined): StatedUnit | undefined {
  const text = given?.slice(0, LONGEST).toLowerCase().replaceAll('_', ' ').trim();
  if (!text || NONE.test(text)) return undefined;
  if (OTHER.test(text)) return 'OTHER';
  const found = new Set<StatedUnit>([...unitsSaid(text), ...STEMS.filter(([stem]) => stem.test(text)).map(([, unit]) => unit)]);
  const [unit = 'OTHER'] = found;
  return found.size > 1 ? 'OTHER' : unit;
}

/** The unit of a field of its own that is one of ours. */
export function payUnitOf(text: string | undefined): PayUnit | undefined {
  const unit = statedUnitOf(text);
  return unit === 'OTHER' ? undefined : unit;
}

/** What is read behind an amount. */
const BEHIND = 60;

/** The unit right after an amount, and where it ends; `given` is in small letters. */
export function unitAfter(given: string, hasCurrency: boolean): { unit: StatedUnit; length: number } | undefined {
  const rest = given.slice(0, BEHIND);
  const found = ATTACHED.exec(rest) ?? (hasCurrency ? NOUN.exec(rest) : null);
  const unit = found ? unitOf(found) : undefined;
  if (found && unit) return { unit, length: found[0].length };
  return SURELY_PER.test(rest.trimStart()) ? { unit: 'OTHER', length: 0 } : undefined;
}

const STEM_ONLY = /jahres|monats|stunden|tages|wochen/u;

/** The unit that a text in small letters says, anywhere in it; OTHER if it says several. */
export function unitIn(text: string): StatedUnit | undefined {
  const found = unitsSaid(text);
  if (STEM_ONLY.test(text)) for (const [stem, unit] of STEMS) if (stem.test(text)) found.add(unit);
  const [unit] = found;
  return found.size > 1 ? 'OTHER' : unit;
}
