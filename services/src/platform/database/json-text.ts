// `JSON.stringify` escapes a lone surrogate and NUL; after another backslash, the same letters are text.
const NOT_STORABLE = /(?<!\\)((?:\\\\)*)\\u(?:d[89a-f][0-9a-f]{2}|0000)/g;

/** JSON that PostgreSQL accepts: lone surrogates and NUL are replaced by U+FFFD. */
export const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll(NOT_STORABLE, '$1\ufffd');
