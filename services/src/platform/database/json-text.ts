// `JSON.stringify` escapes a lone surrogate; after another backslash, the same letters are text.
const HALF_CHARACTER = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;

/** JSON that PostgreSQL accepts: lone surrogates are replaced by U+FFFD. */
export const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll(HALF_CHARACTER, '$1\ufffd');
