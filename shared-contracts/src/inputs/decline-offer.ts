import * as z from 'zod/mini';
import { optionalText } from './fields.ts';

export const OFFER_NOTE_MAX = 4_000;

/** The arguments of `declineOffer` besides the application. */
export const declinedOffer = z.object({ note: optionalText(OFFER_NOTE_MAX) });
