import { NEURO_CLASSIFICATIONS } from '@hirehq/shared-contracts/codes';
import { z } from 'zod';
import { typedText } from '@hirehq/shared-contracts/typed-text';

const text = (max: number) => z.string().max(max).catch('');
const email = text(254).transform((value) => value.trim());
/** Not truncated even if too long, so that the policy can report the length. */
const password = text(1000);
const ARABIC_ZERO = 0x0660;
const code = text(40).transform((value) =>
  value.replace(/[\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? 0) - ARABIC_ZERO)).replace(/\D/g, ''),
);

const form = <Shape extends z.ZodRawShape>(shape: Shape) => z.preprocess((body) => body ?? {}, z.object(shape));

// A missing or malformed field counts as empty, so that the page says what to enter.
export const credentialsForm = form({ email, password });
export const emailForm = form({ email });
export const codeForm = form({ code });
export const resetForm = form({ code, new_password: password });
export const newPasswordForm = form({ new_password: password });
export const changePasswordForm = form({ current_password: password, new_password: password });
export const registrationForm = form({
  name: text(100).transform((value) => typedText(value).replace(/\s+/g, ' ')),
  email,
  password,
  neuro_classification: z.enum(NEURO_CLASSIFICATIONS).nullable().catch(null),
  terms: z
    .literal('yes')
    .transform(() => true)
    .catch(false),
});
