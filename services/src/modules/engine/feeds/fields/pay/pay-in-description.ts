import { UNITS_PER_YEAR } from '@hirehq/shared-contracts/codes';
import { anyOf } from '../../../../../platform/terms/word-list.ts';
import type { FeedPay, FeedRecord } from '../feed-record.ts';
import { isSharedSign } from '../../../pay-rates/index.ts';
import { plainText } from '../clean-html.ts';
import words from './data/pay-words.json' with { type: 'json' };
import { payTextOf } from './read-pay.ts';

/** A sentence without one of these beside a digit states no pay with its currency. Cheap, because it is tried on every posting. */
const MONEY =
  /\p{Sc} ?\d|\d[\d.,]*k? ?(?:\p{Sc}|[A-Z]{3}\b|kr\b|zł|Kč|Ft\b|lei\b|руб|грн|yen\b|euros?\b|dollars?\b|pounds?\b)|\b[A-Z]{2,3} ?\d/u;
/** A sign as an entity. */
const ENTITY = /&(?:euro|pound|yen|#\w{2,6});/i;
const LONGEST_DESCRIPTION = 60_000;
const LONGEST_SENTENCE = 240;
/** A full stop ends a sentence where a space and no digit follow; a bar separates facts. */
const SENTENCES = /\n|\s\|\s|(?<=[.!?])\s+(?!\d)/;
const BLOCKS = /<(?:\/?(?:p|li|div|h[1-6]|tr|ul|ol)|br|hr)\b[^<>]*>|\n/;
/** A unit, or what stands before one. */
const UNIT =
  /[/]|\b(?:p[. ]?[ah]|per|pro|par|por|a[lun]?|an|im|je|i|na|za|om|hour\w*|annual\w*|year\w*|month\w*|week\w*|da(?:y|ily))\b|jahr|monat|stund|\p{Script=Cyrillic}|\p{Script=Han}|\p{Script=Arabic}/iu;
/** Words beside the amount, in a line that states it and nothing else: '20 hours a week at $38 – $45 an hour'. */
const MOST_WORDS = 8;
const WORDS = /\p{L}+/gu;
const LABEL = new RegExp(String.raw`${anyOf(words.pay)}[^\n]{0,40}$`, 'u');
/** What money in a sentence is for, or whose it is, if it is not pay. */
const OTHERS = new RegExp(anyOf(words.othersMoney), 'u');
/** Less than what anybody is paid for full-time work, in units of the currency: an allowance. */
const LEAST_PER_YEAR = 9_000;

const yearly = ({ min, max, unit }: FeedPay): number =>
  (max ?? min ?? 0) * (unit === undefined || unit === 'OTHER' ? 0 : UNITS_PER_YEAR[unit]);

interface Found {
  pay: FeedPay;
  isLabelled: boolean;
}

function payIn(sentence: string): Found | undefined {
  if (sentence.length > LONGEST_SENTENCE || !MONEY.test(sentence) || !UNIT.test(sentence)) return undefined;
  const small = sentence.toLowerCase();
  if (OTHERS.test(small)) return undefined;
  const pay = payTextOf(sentence);
  if (!pay?.currency || pay.unit === undefined || pay.isUnitBeside === false || yearly(pay) < LEAST_PER_YEAR) return undefined;
  const isLabelled = LABEL.test(small.slice(0, small.search(/\d/)));
  return isLabelled || (small.match(WORDS) ?? []).length <= MOST_WORDS ? { pay, isLabelled } : undefined;
}

const same = (one: FeedPay, other: FeedPay): boolean =>
  one.min === other.min && one.max === other.max && one.unit === other.unit && one.currency === other.currency;

/**
 * The pay that a description states, with its currency and its unit beside the amount: '$18.40/hour + tips'. Undefined if it states
 * none, several, or money that is something else. Of several, the one that is called pay counts.
 */
export function payInDescription(html: string): FeedPay | undefined {
  const start = html.slice(0, LONGEST_DESCRIPTION);
  if (!/\d/.test(start) || !(MONEY.test(start) || ENTITY.test(start))) return undefined;
  const found = start
    .split(BLOCKS)
    .filter((block) => MONEY.test(block) || ENTITY.test(block))
    .flatMap((block) => plainText(block).split(SENTENCES))
    .flatMap((sentence) => payIn(sentence.trim()) ?? []);
  const labelled = found.filter(({ isLabelled }) => isLabelled);
  const [first, ...others] = labelled.length > 0 ? labelled : found;
  if (!first || others.some(({ pay }) => !same(pay, first.pay))) return undefined;
  return isSharedSign(first.pay.currency ?? '') ? { ...first.pay, isOfCountry: true } : first.pay;
}

/** The record with the pay that its description states, if it has no field for it. */
export function withPayOfDescription(record: FeedRecord): FeedRecord {
  if (record.pay !== undefined || record.payText !== undefined) return record;
  const pay = payInDescription(record.html);
  return pay ? { ...record, pay } : record;
}
