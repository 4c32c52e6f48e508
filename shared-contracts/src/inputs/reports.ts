import * as z from 'zod/mini';
import { optionalText } from './fields.ts';
import { timeZone } from './notification-preferences.ts';

export const DENSITY_KEYWORD_MAX = 200;

/** What the enums of the SDL do not check of a report's input. */
export const reportInput = z.object({ timeZone });
export const jobDensityInput = z.object({ keyword: optionalText(DENSITY_KEYWORD_MAX) });
