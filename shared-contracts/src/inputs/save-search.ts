import * as z from 'zod/mini';
import { wrong } from './fields.ts';
import { typedText } from './typed-text.ts';

export const SEARCH_NAME_MAX = 120;

export const ALERT_FREQUENCIES = ['DAILY', 'WEEKLY', 'NEVER'] as const;

/** One line: line breaks become spaces. */
const name = z.string({ error: wrong('MISSING') }).check(
  z.overwrite((text: string) => typedText(text.replaceAll(/\p{Cc}+/gu, ' '))),
  z.minLength(1, wrong('MISSING')),
  z.maxLength(SEARCH_NAME_MAX, wrong('TOO_LONG')),
);

const alerts = z.enum(ALERT_FREQUENCIES, wrong('MISSING'));

/** The fields of `SaveSearchInput` besides the search. */
export const namedSearch = z.object({ name, alerts });

/** The fields of `ChangeSavedSearchInput` besides the id; omitted fields stay unchanged. */
export const searchChanges = z.object({ name: z.nullish(name), alerts: z.nullish(alerts) });
