import * as z from 'zod/mini';
import { LANGUAGE_LEVELS } from '../codes.ts';
import { wrong } from './fields.ts';

export const LANGUAGES_MAX = 20;

/** True for an ISO 639 code that has a name. */
export function isLanguage(code: string): boolean {
  if (!/^[a-z]{2,3}$/.test(code)) return false;
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) !== undefined;
}

/** The languages of a profile, each once, in the order in which they are shown. */
export const languagesInput = z
  .array(
    z.object({
      language: z.string().check(z.refine(isLanguage, wrong('NOT_A_CHOICE'))),
      level: z.enum(LANGUAGE_LEVELS, wrong('MISSING')),
    }),
  )
  .check(
    z.maxLength(LANGUAGES_MAX, wrong('TOO_MANY')),
    z.superRefine((spoken, { addIssue }) => {
      const seen = new Set<string>();
      for (const [index, { language }] of spoken.entries()) {
        if (seen.has(language)) addIssue({ code: 'custom', path: [index, 'language'], message: wrong('REPEATED') });
        seen.add(language);
      }
    }),
  );
