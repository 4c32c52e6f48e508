import { z } from 'zod';
import { themeEntrySchema } from '../rest/enterprises.ts';

const where = {
  theme: z.enum(['theme', 'exclusiveCandidateTheme']),
  /** The place in the list as it was sent, from 0. */
  entry: z.number().int(),
} as const;

/** What candidates' pages make of an employer's themes. Colours are hex without `#`. */
export const themeReportSchema = z.object({
  corrections: z.array(
    z.object({
      ...where,
      colour: themeEntrySchema.omit({ isSelected: true }).keyof(),
      asked: z.string(),
      /** In the light scheme; the dark one takes the shades of primaryColor and secondaryColor and its own text colours. */
      shown: z.string(),
      reason: z.enum(['CONTRAST']),
      message: z.string(),
    }),
  ),
  /** Entries that are stored but are none; pages leave them out, and so does the answer. */
  refusedEntries: z.array(z.object({ ...where, message: z.string() })),
});
export type ThemeReport = z.infer<typeof themeReportSchema>;
