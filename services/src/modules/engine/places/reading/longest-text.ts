/** Characters of a text about places that are read. */
const LONGEST_TEXT = 500;

/** What is read of a text about places. */
export const readableText = (text: string): string => text.slice(0, LONGEST_TEXT);
