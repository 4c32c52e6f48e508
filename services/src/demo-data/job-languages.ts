import { z } from 'zod';
import arabic from './data/jobs-in-arabic.json' with { type: 'json' };
import spanish from './data/jobs-in-spanish.json' with { type: 'json' };
import { OCCUPATIONS, SECTORS, type Occupation } from './occupation.ts';

const texts = z.array(z.string()).readonly();
const sector = z.enum(SECTORS);

/** What employers write who hire in another language than English. */
const sentencesSchema = z.strictObject({
  titles: z.strictObject({ senior: z.string(), partTime: z.string(), contract: z.string() }),
  headings: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  place: z.strictObject({ R: z.string(), H: z.string(), O: z.string() }),
  levelNeeds: z.strictObject({ EL: z.string(), AT: z.string(), ML: z.string() }),
  benefits: texts,
  hiring: texts,
  welcome: texts,
  /** Names of demo places that differ from the English ones. */
  cities: z.record(z.string(), z.string()),
});

const languageSchema = z.strictObject({
  /** Of all demo jobs. */
  share: z.number(),
  occupations: z.array(
    z.strictObject({
      /** English title of the occupation with its unit group, pay and skills. */
      of: z.string(),
      title: z.string(),
      sectors: z.array(sector).readonly(),
      purpose: texts,
      duties: texts,
      needs: texts,
    }),
  ),
  employers: z.array(
    z.strictObject({
      name: z.string(),
      domain: z.string().exactOptional(),
      sector,
      places: texts,
      about: z.string(),
    }),
  ),
  sentences: sentencesSchema,
});

/** Levels that jobs in other languages have. */
const LEVELS = ['EL', 'AT', 'ML'] as const;

function occupationsOf(language: string, stated: z.infer<typeof languageSchema>['occupations']): Occupation[] {
  return stated.map(({ of, ...own }) => {
    const english = OCCUPATIONS.find(({ title }) => title === of);
    if (!english) throw new Error(`No occupation is called '${of}'.`);
    const { employers: _, question: _question, ...common } = english;
    return { ...common, ...own, language, levels: LEVELS, employment: ['FT', 'FT', 'PT'], ranks: 'trained' };
  });
}

/** The languages other than English in which demo employers hire. */
export const JOB_LANGUAGES = Object.entries({ es: spanish, ar: arabic }).map(([language, data]) => {
  const { occupations, ...rest } = languageSchema.parse(data);
  return { language, ...rest, occupations: occupationsOf(language, occupations) };
});

export const sentencesIn = (language: string | undefined): z.infer<typeof sentencesSchema> | undefined =>
  JOB_LANGUAGES.find((each) => each.language === language)?.sentences;
