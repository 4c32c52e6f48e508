// `JSON.stringify` writes half a character as an escape, and nothing else that looks like it but after a backslash.
const HALF_CHARACTER = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;

/** JSON that PostgreSQL takes: a text that was cut in the middle of a character ends in U+FFFD. */
export const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll(HALF_CHARACTER, '$1\ufffd');
