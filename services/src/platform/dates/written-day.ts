import { foldText } from '@hirehq/shared-contracts/fold-text';
import { withWesternDigits } from '../terms/western-digits.ts';
import { MONTHS } from './month-names.ts';
import { timeInOtherCalendar } from './other-calendars.ts';

/** How dates of numbers only are written: 'day-first' reads 03/04/2026 as 3 April. */
export type DayOrder = 'day-first' | 'month-first';

/** A day of the calendar. */
export interface Day {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** Years of other calendars, by what is written in front: added to the number, they are ours. */
const ERAS: readonly (readonly [RegExp, number])[] = [
  [/令和|[令R]/u, 2018],
  [/平成|[平H]/u, 1988],
  [/昭和|[昭S]/u, 1925],
  [/民[國国]/u, 1911],
];
const REPUBLIC = 1911;
const BUDDHIST = { from: 2400, to: 2700, ahead: 543 } as const;

const MONTH = `(?<![\\p{L}])ב?(?<name>${[...MONTHS.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}])`;
const ORDINAL = String.raw`(?:\s?(?:st|nd|rd|th|er|ere|re|ste|o|a|°|e|eme|:e|:a|ta|day|-?го|-?ого|-?е|-?й|η|ης)(?!\p{L}))?`;
const OF = String.raw`[\s.,/-]*(?:(?:de|del|of|d'|d|dne|di|the|ta'?|da|do|ng|o|του|mes de)\s+)?`;
const END = String.raw`(?![\d:]|[.h]\d\d|\s?(?:h|uhr|am|pm|noon|heures|часов)(?!\p{L}))`;
/** After a year: '2026 m. lapkričio 18 d.', '2026. gada 18. novembris', '2026ko azaroaren 18a'. */
const OF_YEAR = String.raw`(?:[.\s-]*(?:m|metu|gada|aasta|ko|eko|yil|il|жыл|жылгы|йил|წლის|თ|թ)(?!\p{L})\.?)?`;
/** Of a folded text. A year of two digits has no time behind it. */
const WITH_NAME: readonly RegExp[] = [
  String.raw`(?<!\d)(?<year>\d{4})${OF_YEAR}[\s.,/-]*${MONTH}[\s.,/-]*(?<day>\d{1,2})${END}`,
  String.raw`(?<!\d)(?<year>\d{4})(?=[.\s-]*\p{L})${OF_YEAR}[\s.,/-]*(?<day>\d{1,2})${ORDINAL}[\s.,/-]*${MONTH}`,
  String.raw`(?<![\d:]|\d\.)(?<day>\d{1,2})(?:\s?[-–/]\s?\d{1,2})?${ORDINAL}${OF}${MONTH}(?:${OF}'?(?<year>\d{4}|\d{2})${END})?`,
  String.raw`${MONTH}[\s.,/-]*(?:the\s)?(?<day>\d{1,2})${ORDINAL}(?:[\s.,/-]+'?(?<year>\d{4}|\d{2})${END})?(?!\d)`,
  String.raw`${MONTH}${OF}(?<year>\d{4})${END}`,
].map((source) => new RegExp(source, 'u'));

const YEAR_FIRST = /(?<![\d/.-])(?<year>\d{4})\s?[./-]\s?(?<month>\d{1,2})\s?[./-]\s?(?<day>\d{1,2})(?!\d)/u;
/** Years of eras in numbers, and of the Republic of China: 'R8.12.1', '115/12/05'. */
const YEAR_OF_ERA =
  /(?<![\p{L}\d./-])(?:(?<era>[令平昭RHS]|令和|平成|昭和|民[國国])\s?(?<year>\d{1,3})|(?<republic>1[0-4]\d))[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})(?![\d./-])/u;
const IN_CHARACTERS =
  /(?<era>令和|令|平成|昭和|民[國国])?\s?(?<year>\d{1,4}|元)\s?[年년]\s?(?<month>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})\s?[日일号號]?/u;
const CHARACTERS = '〇一二三四五六七八九';
const DATE_IN_CHARACTERS = /[〇零一二三四五六七八九十]{1,4}(?=[年月日号號])/gu;
/** '十一' is 11, '二〇二六' is 2026. */
const numberInCharacters = (written: string): string => {
  const digits = Array.from(written.replaceAll('零', '〇'), (each) =>
    each === '十' ? '十' : String(CHARACTERS.indexOf(each)),
  ).join('');
  return digits.replace(/^(\d?)十(\d?)$/, (_, tens: string, ones: string) => String(Number(tens || 1) * 10 + Number(ones || 0)));
};
const MONTH_IN_CHARACTERS = /(?<!\d)(?<month>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})\s?[日일号號]/u;
const NUMBERS =
  /(?<![\d./-])(?<first>\d{1,2})\s?(?<mark>[./-])\s?(?<second>\d{1,2})\s?\k<mark>\s?(?<year>\d{4}|\d{2})(?![\d]|[./-]\d)/u;
/** '3/11-2026' and '3/11 2026' of the north, always with the day first; '03 11 2026'. */
const DAY_FIRST =
  /(?<![\d./-])(?<day>\d{1,2})(?:[/.](?<month>\d{1,2})(?:\s?-\s?(?<year>\d{4}|\d{2})|\s(?<year>\d{4}))|\s(?<month>\d{2})\s(?<year>20\d{2}))(?![\d./-])/u;
/** '04/2027', '2027.04', but not '12/2026' as the number of something. */
const MONTH_AND_YEAR =
  /(?<![\d./-]|\d\s)(?:(?<month>0?[1-9]|1[0-2])\s?[./-]\s?(?<year>20\d{2})|(?<year>20\d{2})[./-](?<month>0[1-9]|1[0-2]))(?![\d./-]*\d)/u;
const NUMBERED = /(?<!\p{L})(?:(?:ref|kennz|code|job)\p{L}*|nr|no|n°|№|id|az)[.:\s#-]/iu;
/** '15.12.', and '15/12' after a word for a day to come: '24/7' is no day. */
const WITHOUT_YEAR =
  /(?<![\d./-])(?<first>\d{1,2})\.\s?(?<second>\d{1,2})\.(?!\s?\d)|(?<=(?<!\p{L})(?:by|before|until|due|deadline|close[sd]?|closing|ends?|posted|published|on|\p{L}*frist|bis|am|ab|le|avant|au|hasta|antes|fecha|entro|até|prazo|tot|voor|sista|senast|senest|do|до|к):?\s)(?!24\/7)(?<first>\d{1,2})\/(?<second>\d{1,2})(?=[^\p{L}\d/.-]*$)/iu;
/** '3 tháng 11 năm 2026', folded. */
const IN_VIETNAMESE =
  /(?<!\d)(?:(?<day>\d{1,2})\s+)?(?:thang|thg)\s+(?<month>\d{1,2})(?:,?\s+(?:nam\s+)?|[/.-])(?<year>\d{4})(?!\d)/u;
/** '2026 оны 11 сарын 18'. */
const IN_MONGOLIAN = /(?<year>\d{4})\s?оны?\s?(?<month>\d{1,2})\S{0,8}\s?сар\S{0,3}\s?(?<day>\d{1,2})/u;
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const WITH_ROMAN = /(?<!\d)(?<day>\d{1,2})[. /-]+(?<month>[IVX]{1,4})[. /-]+(?<year>\d{4})(?!\d)/u;
const WEEK_NAMED =
  /(?:^|[^\p{L}])(?:week|wk|kw|cw|w|kalenderwoche|woche|uge|uke|vecka|v\.|viikko|semaine|semana|settimana|setmana|tydzień|týden|týždeň|teden|tjedan|nedelja|недеља|nädal|savaitė|nedēļa|săptămâna|hét|неделя|тиждень|седмица|hafta|tuần|minggu(?: ke-)?|εβδομάδα|الأسبوع|שבוע)\s?(?<week>\d{1,2})(?:[\s,./-]+(?:of |de |del |des |dell'anno )?(?<year>\d{4}|\d{2}(?!\s?[:h])))?(?!\d)/iu;
const WEEK_IN_CHARACTERS = /(?<year>\d{4})\s?[年년]?\s?第?(?<week>\d{1,2})\s?[周週주]/u;
/** A word for a week that says nothing without a year. */
const LOOSE_WEEK = /(?:^|[^\p{L}])(?:w|v\.)\s?\d/iu;
const YEAR_AND_MONTH_IN_CHARACTERS = /(?<!\d)(?<year>\d{4})\s?[年년]\s?(?<month>\d{1,2})\s?[月월](?!\s?\d)/u;
const THAI_ERA = /พ\.?ศ\.?\s?/u;
/** November of Polish has no full stop after the day. */
const CROATIAN_OCTOBER = /(?<=\d\.\s?)listopada\s(?=\d{4}\.)/u;
const THAI = /\p{Script=Thai}/u;
const WEEK = /(?<!\d)(?<year>\d{4})-?W(?<week>\d{2})(?:-?(?<weekday>[1-7]))?(?!\d)/u;

/** The day, if there is such a one. */
function existing(year: number, month: number, day: number): Day | undefined {
  const time = new Date(Date.UTC(year, month - 1, day));
  const exists = time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
  return exists ? { year, month, day } : undefined;
}

function dayOfWeek(year: number, week: number, weekday: number): Day | undefined {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = fourth.getUTCDate() - ((fourth.getUTCDay() + 6) % 7);
  const time = new Date(Date.UTC(year, 0, monday + (week - 1) * 7 + weekday - 1));
  return week > 0 && week <= 53
    ? { year: time.getUTCFullYear(), month: time.getUTCMonth() + 1, day: time.getUTCDate() }
    : undefined;
}

const westernYear = (year: number): number => (year > BUDDHIST.from && year < BUDDHIST.to ? year - BUDDHIST.ahead : year);
const fourDigits = (year: string): number => Number(year.length === 2 ? `20${year}` : year);

/** Without a year it is the nearest such day. */
function nearest(month: number, day: number, now: Date | undefined): Day | undefined {
  if (!now) return undefined;
  const [first] = [-1, 0, 1]
    .flatMap((years) => existing(now.getUTCFullYear() + years, month, day) ?? [])
    .map((each) => ({ each, away: Math.abs(Date.UTC(each.year, each.month - 1, each.day) - now.getTime()) }))
    .toSorted((one, other) => one.away - other.away);
  return first?.each;
}

const IN_ENGLISH = /\d\s?d ago/;

function byName(text: string, now: Date | undefined): Day | undefined {
  const folded = foldText(text)
    .replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replace(THAI_ERA, '')
    .replace(CROATIAN_OCTOBER, 'october ');
  for (const pattern of WITH_NAME) {
    const { name = '', day = '1', year } = pattern.exec(folded)?.groups ?? {};
    const month = MONTHS.get(name);
    // 'Ago' is also short for August.
    if (month === undefined || (year === undefined && name === 'ago' && IN_ENGLISH.test(folded))) continue;
    if (year === undefined) return nearest(month, Number(day), now);
    // Two digits beside a Thai month are of the Buddhist year.
    const known = year.length === 2 && THAI.test(name) ? Number(`25${year}`) : fourDigits(year);
    return existing(westernYear(known), month, Number(day));
  }
  return undefined;
}

function inCharacters(text: string, now: Date | undefined): Day | undefined {
  const { era, year, month, day } = IN_CHARACTERS.exec(text)?.groups ?? {};
  if (year !== undefined) {
    const first = year === '元' ? 1 : Number(year);
    const added = era === undefined ? 0 : (ERAS.find(([name]) => name.test(era))?.[1] ?? 0);
    const isRepublican = added === 0 && year.length === 3;
    return existing(isRepublican ? first + REPUBLIC : added === 0 ? fourDigits(year) : first + added, Number(month), Number(day));
  }
  const short = MONTH_IN_CHARACTERS.exec(text)?.groups;
  return short && nearest(Number(short['month']), Number(short['day']), now);
}

/** Years from the day of reading that a year of two digits may be away. */
const FAR = 5;

function inNumbers(text: string, order: DayOrder, now: Date | undefined): Day | undefined {
  const dayFirst = DAY_FIRST.exec(text)?.groups;
  if (dayFirst) return existing(fourDigits(dayFirst['year'] ?? ''), Number(dayFirst['month']), Number(dayFirst['day']));
  const groups = NUMBERS.exec(text)?.groups;
  if (!groups) return undefined;
  const { first = '', second = '', mark, year = '' } = groups;
  const isFar = (written: string) => now !== undefined && Math.abs(fourDigits(written) - now.getUTCFullYear()) > FAR;
  // The year first: '26.11.03'.
  if (year.length === 2 && first.length === 2 && isFar(year) && !isFar(first))
    return existing(fourDigits(first), Number(second), Number(year));
  // Dots always follow the day; a number above twelve is the day.
  const isDayFirst = mark === '.' || Number(first) > 12 || (order === 'day-first' && Number(second) <= 12);
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return existing(westernYear(fourDigits(year)), Number(month), Number(day));
}

function ofEra(text: string): Day | undefined {
  const { era, year, republic, month, day } = YEAR_OF_ERA.exec(text)?.groups ?? {};
  const added = era === undefined ? REPUBLIC : ERAS.find(([name]) => name.test(era))?.[1];
  return month === undefined || added === undefined
    ? undefined
    : existing(Number(year ?? republic) + added, Number(month), Number(day));
}

function inWeeks(text: string, now: Date | undefined): Day | undefined {
  const { year, week, weekday = '1' } = WEEK.exec(text)?.groups ?? WEEK_IN_CHARACTERS.exec(text)?.groups ?? {};
  if (year !== undefined) return dayOfWeek(Number(year), Number(week), Number(weekday));
  const named = WEEK_NAMED.exec(text)?.groups;
  if (!named) return undefined;
  if (named['year'] !== undefined) return dayOfWeek(fourDigits(named['year']), Number(named['week']), 1);
  return now && !LOOSE_WEEK.test(text) ? dayOfWeek(now.getUTCFullYear(), Number(named['week']), 1) : undefined;
}

/** With a part of the date only. */
function inPart(text: string, order: DayOrder, now: Date | undefined): Day | undefined {
  const short = WITHOUT_YEAR.exec(text);
  if (short) {
    const { first = '', second = '' } = short.groups ?? {};
    const isDayFirst = short[0].includes('.') || Number(first) > 12 || (order === 'day-first' && Number(second) <= 12);
    return isDayFirst ? nearest(Number(second), Number(first), now) : nearest(Number(first), Number(second), now);
  }
  const part = NUMBERED.test(text) ? undefined : MONTH_AND_YEAR.exec(text)?.groups;
  return part && existing(Number(part['year']), Number(part['month']), 1);
}

const dayOf = (time: Date): Day => ({
  year: time.getUTCFullYear(),
  month: time.getUTCMonth() + 1,
  day: time.getUTCDate(),
});

/** With a number for the month between words or in Roman digits, or with a month only. */
function inOtherForms(text: string): Day | undefined {
  const vietnamese = IN_VIETNAMESE.exec(foldText(text))?.groups;
  if (vietnamese) return existing(Number(vietnamese['year']), Number(vietnamese['month']), Number(vietnamese['day'] ?? 1));
  const mongolian = IN_MONGOLIAN.exec(text)?.groups;
  if (mongolian) return existing(Number(mongolian['year']), Number(mongolian['month']), Number(mongolian['day']));
  const roman = WITH_ROMAN.exec(text)?.groups;
  if (roman) return existing(Number(roman['year']), ROMAN.indexOf(roman['month'] ?? '') + 1, Number(roman['day']));
  const month = YEAR_AND_MONTH_IN_CHARACTERS.exec(text)?.groups;
  return month && existing(Number(month['year']), Number(month['month']), 1);
}

/**
 * The day of the calendar that a text names: '3 November 2026', '2026年11月3日', 'le 3 nov. 2026', '31.1.26', '2026-W45-3'. What else it
 * says is left out. Without a year it is the day nearest to `now`. Undefined if the text names none, or one that does not exist.
 */
export function writtenDay(
  given: string,
  { order = 'month-first', now }: { order?: DayOrder | undefined; now?: Date | undefined } = {},
): Day | undefined {
  const text = withWesternDigits(given.normalize('NFKC')).replaceAll(DATE_IN_CHARACTERS, numberInCharacters);
  const elsewhere = timeInOtherCalendar(text);
  if (elsewhere !== undefined) return dayOf(new Date(elsewhere));
  const { year, month, day } = YEAR_FIRST.exec(text)?.groups ?? {};
  if (year !== undefined) return existing(Number(year), Number(month), Number(day));
  const named = inWeeks(text, now) ?? ofEra(text) ?? inCharacters(text, now) ?? inOtherForms(text) ?? byName(text, now);
  return named ?? inNumbers(text, order, now) ?? inPart(text, order, now);
}
