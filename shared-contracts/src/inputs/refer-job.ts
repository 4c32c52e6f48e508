import * as z from 'zod/mini';
import { email, emptyText, optionalText, requestId, wrong } from './fields.ts';

export const REFERRAL_NOTE_MAX = 500;

/** A note is read in a mail of ours: it leads nowhere else. */
const WEB_ADDRESS = /https?:|www\.|\b[\w-]+\.(com|net|org|io|co|info|biz|xyz|link|app)\b/i;

const note = optionalText(REFERRAL_NOTE_MAX).check(
  z.refine((text) => text === null || !WEB_ADDRESS.test(text), wrong('WEB_ADDRESS')),
);

/** What the form of a referral by mail asks for. */
export const referralByMail = z.object({ email: email(), note });

/** `ReferJobInput` by mail. */
export const referJobInput = z.extend(referralByMail, { requestId: requestId() });

/** `ReferJobInput` without an address: it asks for a link, and its note is read by nobody. */
export const referralByLink = z.object({ requestId: requestId(), email: z.nullish(emptyText(0)) });
