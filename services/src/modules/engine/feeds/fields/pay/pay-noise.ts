import words from './data/pay-words.json' with { type: 'json' };
import { anyOf } from '../../../../../platform/terms/word-list.ts';

/** Stands for each character that says nothing about pay, so that places in the text stay the same. */
export const MASK = '¦';

/** In small letters, enough to tell an amount from a number beside it. */
const CURRENCY = String.raw`(?:\p{Sc}|(?<!\p{L})(?:eur|euros?|usd|gbp|chf|fr|cad|aud|inr|rs|kr|sek|nok|dkk|zł|pln|kč|czk|ft|huf|r|rm|brl|mxn)\.?(?!\p{L}))`;
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const RANGE = String.raw`${NUMBER}(?:\s?(?:-|–|—|to|bis|à|a|hasta|tot|do)\s?${NUMBER})?`;
const LONG_NOUNS = Object.values(words.units)
  .flatMap(({ nouns }) => nouns)
  .filter((noun) => !/^\p{L}$/u.test(noun) || noun === 'h');
const TIMES = `(?:(?:${anyOf(LONG_NOUNS)}|${anyOf(
  'months stunden wochen monate monaten tage tagen jahre jahren monatsgehälter monatsgehältern gehälter gehältern monatslöhne heures jours semaines années ans mensualités mensualité horas días dias semanas meses años anos pagas mensualidades mensualidad salaires ore giorni settimane mesi anni mensilità uren dagen weken maanden jaren godzin godziny dni tygodni miesięcy lat timmar dagar veckor månader timer dage uger måneder år minutes minuten weekdays holidays payments salaries instalments'.split(
    ' ',
  ),
)})\\.?)`;
const PER = String.raw`(?:\/|${anyOf(words.per)})`;
const GRADES = anyOf(
  'band bands grade grades gr gr. level levels lvl step steps point points scp spine scale scales tier tiers class category kategorie kat. stufe erfahrungsstufe eg entgeltgruppe gehaltsgruppe lohngruppe besoldungsgruppe vergütungsgruppe tvöd tv-l tvl schaal trede échelon échelle niveau nivel nível livello grado groupe groep coefficient coeff indice catégorie grupo gruppe gruppo poziom ref ref. req req. requisition code nr nr. no. # id tel tel. phone room floor cohort l. ccnl'.split(
    ' ',
  ),
);

/** Numbers that are not pay: a share, a pension plan, a date, a telephone number, hours of work, a grade, how often pay is paid. */
const NOISE: readonly RegExp[] = [
  /(?:[\d.,]+\s?(?:-|–|—|to|bis)\s?)?\d[\d.,]*\s?(?:%|percent|prozent|pct)/gu,
  /\b40[13]\s?\(?[kb]\)?(?!\p{L})|\b457\s?\(?b\)?/gu,
  /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d(?!\d)|(?<!\d)(?:19|20)\d\d-\d\d-\d\d(?!\d)/gu,
  /(?:\+\d|(?<![\d.,])0\d)(?:[\s()./-]?\d){6,14}(?!\d)/gu,
  /https?:\/\/\S+|www\.\S+|\S+@\S+/gu,
  // 'Band 5', 'Grade 7-9', 'Entgeltgruppe E13', 'Stufe 2'; a number of three digits and more is none.
  new RegExp(
    String.raw`${GRADES}\s?[:#-]?\s?(?:[a-z]{1,2}[\s-]?)?\d{1,2}[a-z]?(?:\s?(?:-|–|\/|to|bis|and|und|&)\s?(?:[a-z]{1,2}[\s-]?)?\d{1,2}[a-z]?)?(?!\d|[.,]\d|\s?k(?!\p{L})|\s?(?:${CURRENCY})(?!\s?\d))`,
    'gu',
  ),
  // '37.5 hours a week', '40h/Woche', '5 days', 'sur 12 mois', '14 Monatsgehälter', '35-Stunden-Woche', '13th month'.
  new RegExp(
    String.raw`(?<![\d.,]|(?:${CURRENCY})\s?(?:\d[\d.,]{0,9}\s?(?:-|–|—|to)\s?)?)(?:${RANGE})(?:st|nd|rd|th|e|er|ème|º|ª|\.)?[\s-]?${TIMES}(?:[\s-]?(?:${PER})?[\s-]?${TIMES})?(?:\s?${PER}\s?${TIMES})?`,
    'gu',
  ),
  // '13. Monatsgehalt', '14 mensualidades'.
  new RegExp(
    String.raw`(?<![\d.,]|(?:${CURRENCY})\s?)1[2-6](?:[.,]\d{1,2})?(?:\.|th|e|er|ème|ª|º|a|o)?[\s-]?(?:monat|month|mois|mensuali|mensilit|paga|gehälter|salár|salari|maand)\p{L}*`,
    'gu',
  ),
  // '14x jährlich', '14 mal'.
  /(?<![\d.,])1[2-6]\s?(?:x|×|mal)(?!\p{L})(?:\s?(?:jährlich|(?:im|pro) jahr|p\.?\s?a\.?|a year|per year|par an|al año|all'anno))?/gu,
  /(?<![\d.,])1[2-6]薪/gu,
  // '#55120', 'Job ID 88112', 'Req. 4471'.
  /#\s?\d[\d-]*|(?<!\p{L})(?:job|req|requisition|ref|id|vacancy|posting)(?:\.|\s?(?:id|no\.?|nr\.?|number))?\s?[#:]?\s?\d{4,}(?![\d,.])/gu,
  /pro[\s-]?rat(?:a|ed)(?!\p{L})/gu,
  /(?<![\d.,])(?:x|×|\*)\s?1[2-6](?:[.,]\d{1,2})?(?!\d)/gu,
];

/** Where a text in small letters has numbers that are not pay, and what is beside them: MASK for each of these characters. */
export const masked = (text: string): string =>
  NOISE.reduce((rest, noise) => rest.replaceAll(noise, (found) => MASK.repeat(found.length)), text);

/** The text with the masks of another one that has the same length. */
export const maskedLike = (text: string, other: string): string =>
  other.includes(MASK) ? Array.from({ length: text.length }, (_, at) => (other[at] === MASK ? MASK : text[at])).join('') : text;
