import { z } from 'zod';
import { typedText } from '@hirehq/shared-contracts/typed-text';

const text = z.string().overwrite(typedText).min(1).max(2000);
/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
const date = z.string().regex(/^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/);
/** Files are often incomplete: a part that is not valid is left out, the rest is read. */
const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const items = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.preprocess((item) => (typeof item === 'object' && item !== null ? item : {}), z.object(shape)))
    .max(200)
    .catch([]);

/** The parts of JSON Resume 1.0.0 that a profile has: https://jsonresume.org/schema */
export const jsonResumeSchema = z.object({
  basics: z
    .object({
      name: lenient(text),
      label: lenient(text),
      email: lenient(z.email()),
      phone: lenient(text),
      location: lenient(
        z.object({
          address: lenient(text),
          postalCode: lenient(text),
          city: lenient(text),
          countryCode: lenient(text),
          region: lenient(text),
        }),
      ),
    })
    .catch({}),
  work: items({ name: lenient(text), position: lenient(text), startDate: lenient(date), endDate: lenient(date) }),
  education: items({
    institution: lenient(text),
    area: lenient(text),
    studyType: lenient(text),
    startDate: lenient(date),
    endDate: lenient(date),
  }),
  certificates: items({ name: lenient(text), date: lenient(date), issuer: lenient(text) }),
  skills: items({ name: lenient(text), keywords: z.array(text).max(100).catch([]) }),
  languages: items({ language: lenient(text), fluency: lenient(text) }),
});
