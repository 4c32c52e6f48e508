import * as z from 'zod/mini';
import { LOCALES } from '../page.ts';
import { email, text } from './fields.ts';
import { timeZone } from './notification-preferences.ts';

/** `SaveAccountSettingsInput`; omitted fields stay unchanged. */
export const accountSettingsChanges = z.object({ locale: z.nullish(z.enum(LOCALES)), timeZone: z.nullish(timeZone) });

/** The form for another email address, and the input of `changeEmail`. */
export const emailChange = z.object({ email: email() });

const CODE_MAX = 40;

/** The form for the code that was sent to the new address. */
export const emailCode = z.object({ code: text(CODE_MAX) });

/** The form that confirms a deletion by the account's own address. */
export const deletionConfirmation = z.object({ email: email() });
