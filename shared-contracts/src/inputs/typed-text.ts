/**
 * Characters that show nothing on their own: spaces, controls, everything that Unicode says to ignore where it cannot be
 * displayed (zero-width characters, bidi controls, fillers, variation selectors, tags), combining marks without a letter,
 * lone surrogates, and the signs that are blank although Unicode calls them letters or symbols (Braille blank, object
 * replacement, null notehead, Egyptian blanks). Joiners inside a visible text are part of it, as in emoji and in Persian.
 */
const SHOWS_NOTHING =
  /^[\p{White_Space}\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{M}\p{Cs}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc\u{13430}-\u{13442}\u{1d159}]*$/u;

/** True for an empty text and for one of invisible characters only. */
export const isBlank = (text: string): boolean => SHOWS_NOTHING.test(text);

/** A text as it is meant: trimmed, without NUL, which PostgreSQL cannot store; empty if it shows nothing. */
export function typedText(text: string): string {
  const typed = text.replaceAll('\0', '').trim();
  return isBlank(typed) ? '' : typed;
}
