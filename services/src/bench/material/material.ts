import { z } from 'zod';
import countries from 'i18n-iso-countries';
import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, LANGUAGE_LEVELS, WORK_MODES } from '@hirehq/shared-contracts/codes';

/** What is expected is what a person reads in the text, whatever the code can. A list of `…Any` names every answer that is right. */

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

const country = z.string().refine((code) => countries.isValid(code) && code.length === 2, 'must be a country of ISO 3166-1');
const currency = z.string().refine((code) => CURRENCIES.has(code), 'must be a currency of ISO 4217');
const spokenLanguage = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .refine((code) => LANGUAGE_NAMES.of(code) !== undefined, 'must be a language of ISO 639');
const language = spokenLanguage.length(2);
const text = z.string().min(1);
const texts = z.array(text).min(1);
/** A day, a month or a year, as exactly as it is stated. */
const date = z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/);
const mode = z.enum(WORK_MODES);
const type = z.enum(EMPLOYMENT_TYPES);

const caseFields = {
  /** Its kind and the hash of what is read: the same case has the same id wherever it is. */
  id: z.string().regex(/^[a-z0-9-]+-[0-9a-f]{10}$/),
  /** Cases of one kind are averaged together; both halves have all kinds. */
  kind: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** A row of sources.md: where texts of this shape were seen. */
  source: z.string().regex(/^[a-z0-9-]+$/),
  language,
  /** The country of the feed or of the reader, if it is known. */
  country: country.optional(),
};

const place = z
  .strictObject({
    cityAny: texts.optional(),
    /** Codes of ISO 3166-2, where the text states a region. */
    regionAny: z
      .array(z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))
      .min(1)
      .optional(),
    country,
  })
  .refine(({ regionAny = [], country: own }) => regionAny.every((code) => code.startsWith(`${own}-`)), 'a region of its country');

const pay = z
  .strictObject({
    min: z.number().positive().optional(),
    max: z.number().positive().optional(),
    currency,
    period: z.enum(['hour', 'day', 'week', 'month', 'year']),
    /** Not in the text: inferred from the country and the amount, so that nothing read is no mistake. */
    inferred: z.array(z.enum(['currency', 'period'])).optional(),
  })
  .refine(
    ({ min = 0, max = Infinity }) => min <= max && (min > 0 || max < Infinity),
    'min and max, in that order, or one of them',
  );

const placesCase = z.strictObject({
  ...caseFields,
  text,
  /** Empty: the text names no place. */
  places: z.array(place),
  /** Missing: no work mode is stated. */
  modeAny: z.array(mode).min(1).optional(),
});

const payCase = z.strictObject({ ...caseFields, text, pay: pay.nullable() });

const titlesCase = z.strictObject({
  ...caseFields,
  text,
  /** In plain English; null: the title names none. */
  occupation: text.nullable(),
  /** Unit groups of ISCO-08, which ESCO uses; empty if the occupation has none of its own. */
  iscoAny: z.array(z.string().regex(/^\d{4}$/)),
  /** Parts of the title that say something else: level, gender, place, pay, hours, number, advertising. */
  besides: z.array(text),
  level: z.enum(EXPERIENCE_LEVELS).optional(),
  type: type.optional(),
  mode: mode.optional(),
});

const datesCase = z.strictObject({
  ...caseFields,
  text,
  /** The day on which the text is read. */
  today: date,
  /** Null: the text states no date. A period has `to`, which is 'present' if it lasts. */
  date: z.strictObject({ from: date, to: z.union([date, z.literal('present')]).optional() }).nullable(),
});

const typesCase = z.strictObject({
  ...caseFields,
  text,
  /** Every right set of types; an empty one means that none is stated. */
  typesAny: z.array(z.array(type)).min(1),
  /** Null: no work mode is stated, or none may be read. */
  modeAny: z.array(mode.nullable()).min(1),
});

const searchesCase = z.strictObject({
  ...caseFields,
  text,
  understood: z.strictObject({
    /** In plain English. */
    occupation: text.optional(),
    place: place.optional(),
    radius: z
      .string()
      .regex(/^\d+(?:km|mi)$/)
      .optional(),
    modeAny: z.array(mode).min(1).optional(),
    type: type.optional(),
    level: z.enum(EXPERIENCE_LEVELS).optional(),
    pay: pay.optional(),
    employer: text.optional(),
    /** Posted within so many days. */
    days: z.number().int().positive().optional(),
    /** Skills, languages and conditions, as words. */
    words: texts.optional(),
    excluded: texts.optional(),
  }),
  /** A good hit has one of these in its title or text; empty if any word will do. */
  hitAny: z.array(text),
  /** A good hit has none of these in its title. */
  hitNone: z.array(text),
});

const feedRecord = z.strictObject({
  title: text,
  employer: text.nullable(),
  places: z.array(place),
  posted: date.nullable(),
  closes: date.nullable(),
  pay: pay.nullable(),
  typesAny: z.array(z.array(type)).min(1),
  modeAny: z.array(mode.nullable()).min(1),
  apply: z.url().or(z.email()).nullable(),
  /** Words of the description, after markup and entities. */
  says: text.optional(),
});

const feedsCase = z.strictObject({
  ...caseFields,
  /** Whose shape it is. */
  system: text,
  contentType: z.enum(['application/xml', 'application/json', 'text/csv', 'application/x-ndjson', 'text/html']),
  /** The day on which it is imported. */
  today: date,
  /** The employer of jobs for which the feed names none (`employer` null): the feed is its own. */
  employer: text.optional(),
  feed: text,
  records: z.array(feedRecord).min(1),
});

const period = { from: date.nullable(), to: z.union([date, z.literal('present')]).nullable() };
const resumesCase = z.strictObject({
  ...caseFields,
  /** The name of a layout of render/layouts.ts. */
  layout: text,
  format: z.enum(['pdf', 'docx', 'odt', 'rtf', 'txt', 'html']),
  profession: text,
  /** Headings, month names and labels as this résumé writes them. */
  headings: z.strictObject({
    profile: text,
    jobs: text,
    educations: text,
    skills: text,
    languages: text,
    phone: text,
    email: text,
    address: text,
  }),
  person: z.strictObject({
    name: text,
    headline: text.optional(),
    email: z.email().optional(),
    phone: text.optional(),
    /** As it is written, and its parts. */
    address: z
      .strictObject({ written: text, street: text.optional(), postCode: text.optional(), city: text, country })
      .optional(),
    links: z.array(z.string().min(4)),
    profile: text.optional(),
    jobs: z.array(
      z.strictObject({ title: text, employer: text, place: text.optional(), written: text, ...period, did: z.array(text) }),
    ),
    educations: z.array(z.strictObject({ degree: text, school: text, written: text, ...period })),
    skills: z.array(text),
    languages: z.array(
      z.strictObject({ name: text, code: spokenLanguage, written: text, level: z.enum(LANGUAGE_LEVELS).optional() }),
    ),
    /** Sections that are none of the above: heading and lines. */
    others: z.array(z.strictObject({ heading: text, lines: texts })),
  }),
});

/** The readers that material judges, with the form of a case of each. */
export const MATERIAL = {
  places: placesCase,
  pay: payCase,
  titles: titlesCase,
  types: typesCase,
  dates: datesCase,
  searches: searchesCase,
  feeds: feedsCase,
  resumes: resumesCase,
} as const;

export type ReaderName = keyof typeof MATERIAL;
export const READERS = Object.keys(MATERIAL) as ReaderName[];
export type MaterialCase<Name extends ReaderName> = z.infer<(typeof MATERIAL)[Name]>;

/** Reads cases of one reader; a case that has not its form is named in the error. */
export function parseCases<Name extends ReaderName>(reader: Name, cases: unknown): MaterialCase<Name>[] {
  return z.array(MATERIAL[reader]).parse(cases);
}
