import * as z from 'zod/mini';
import { text } from './fields.ts';

export const SIGNED_NAME_MAX = 200;

/** The signature of a checklist: the name as it is typed. */
export const checklistSignature = z.object({ signedName: text(SIGNED_NAME_MAX) });
