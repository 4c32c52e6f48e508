import * as z from 'zod/mini';
import type { FieldCode } from './field-codes.ts';
import { typedText } from './typed-text.ts';

/** Types the code that is the message of an issue. */
export const wrong = (code: FieldCode): FieldCode => code;

const asTyped = z.overwrite(typedText);

/** A text a person types: trimmed, never empty, nor of invisible characters only. */
export const text = (max: number) =>
  z.string({ error: wrong('MISSING') }).check(asTyped, z.minLength(1, wrong('MISSING')), z.maxLength(max, wrong('TOO_LONG')));

/** A text a person types and may leave empty: trimmed, and empty if it shows nothing. */
export const emptyText = (max: number) => z.string().check(asTyped, z.maxLength(max, wrong('TOO_LONG')));

/** An optional text: null if nothing was typed. */
export const optionalText = (max: number) =>
  z.pipe(
    z.nullish(emptyText(max)),
    z.transform((typed) => typed || null),
  );

/** Maximum length of an email address (RFC 5321). */
export const EMAIL_MAX = 254;

export const email = () =>
  z
    .string({ error: wrong('NOT_AN_EMAIL') })
    .check(z.trim(), z.regex(z.regexes.email, wrong('NOT_AN_EMAIL')), z.maxLength(EMAIL_MAX, wrong('TOO_LONG')));

export const TELEPHONE_MAX = 40;
const [FEWEST_DIGITS, MOST_DIGITS] = [6, 15];

/** A telephone number as people write it, with a text such as 'ext. 12'; may be left empty. */
export const emptyTelephone = () =>
  emptyText(TELEPHONE_MAX).check(
    z.refine((typed) => {
      const digits = typed.match(/\p{Nd}/gu)?.length ?? 0;
      return (
        typed === '' || (digits >= FEWEST_DIGITS && digits <= MOST_DIGITS && /^[\p{L}\p{M}\p{Nd}\s()+./#*–-]+$/u.test(typed))
      );
    }, wrong('NOT_A_TELEPHONE')),
  );

/** ISO 8601 calendar date. */
export const date = () => z.iso.date(wrong('NOT_A_DATE'));

export const YEARS_MAX = 80;

/** Years of experience. */
export const years = () =>
  z.number({ error: wrong('OUT_OF_RANGE') }).check(z.gte(0, wrong('OUT_OF_RANGE')), z.lte(YEARS_MAX, wrong('OUT_OF_RANGE')));

export const REQUEST_ID_MAX = 100;

/** Created by the browser, so that a repeated call takes effect once. */
export const requestId = () =>
  z.string().check(
    z.minLength(1, wrong('MISSING')),
    z.maxLength(REQUEST_ID_MAX, wrong('TOO_LONG')),
    z.refine((id) => !id.includes('\0'), wrong('NOT_A_CHOICE')),
  );
