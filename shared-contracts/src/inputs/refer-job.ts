import * as z from 'zod/mini';
import { email, emptyText, optionalText, requestId, wrong } from './fields.ts';

export const REFERRAL_NOTE_MAX = 500;

/** The platform sends the note in a mail, so it must not contain links. */
const WEB_ADDRESS = /https?:|www\.|\b[\w-]+\.(com|net|org|io|co|info|biz|xyz|link|app)\b/i;

const note = optionalText(REFERRAL_NOTE_MAX).check(
  z.refine((text) => text === null || !WEB_ADDRESS.test(text), wrong('WEB_ADDRESS')),
);

/** The input of the form for a referral by mail. */
export const referralByMail = z.object({ email: email(), note });

/** `ReferJobInput` with an address, for a mail. */
export const referJobInput = z.extend(referralByMail, { requestId: requestId() });

/** `ReferJobInput` without an address: creates a link, and nobody reads its note. */
export const referralByLink = z.object({ requestId: requestId(), email: z.nullish(emptyText(0)) });
