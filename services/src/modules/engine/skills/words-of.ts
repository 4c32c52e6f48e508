const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#&/'-]*(?:\.[\p{L}\p{N}]+)*\+*|\.[Nn][Ee][Tt]\b/gu;

/** The words of a text as skills are compared by: 'C++', 'node.js' and '.NET' are one each. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
