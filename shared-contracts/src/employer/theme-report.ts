import { z } from 'zod';
import { themeEntrySchema } from '../rest/enterprises.ts';

const where = {
  theme: z.enum(['theme', 'exclusiveCandidateTheme']),
  /** Index in the list of the request, from 0. */
  entry: z.number().int(),
} as const;

/** How the pages of candidates show an employer's themes. Colours are hex without `#`. */
export const themeReportSchema = z.object({
  corrections: z.array(
    z.object({
      ...where,
      colour: themeEntrySchema.omit({ isSelected: true }).keyof(),
      asked: z.string(),
      /** Light appearance; dark appearance uses shades of primaryColor and secondaryColor, and its own text colours. */
      shown: z.string(),
      reason: z.enum(['CONTRAST']),
      message: z.string(),
    }),
  ),
  /** Stored entries that are not valid themes; pages and this response omit them. */
  refusedEntries: z.array(z.object({ ...where, message: z.string() })),
});
export type ThemeReport = z.infer<typeof themeReportSchema>;
