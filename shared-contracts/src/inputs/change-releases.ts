import * as z from 'zod/mini';
import { text } from './fields.ts';

/** Characters of a reason in the history of releases. */
export const RELEASE_REASON_MAX = 500;

/** Why an operator changes what is live. */
export const releaseChange = z.object({ why: text(RELEASE_REASON_MAX) });
