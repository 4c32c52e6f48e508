/** Characters of a text about places that are read. */
const LONGEST_TEXT = 500;

const PICTURES = /[\p{Extended_Pictographic}\p{Regional_Indicator}\uFE0F]+/gu;

/** What is read of a text about places: its start, without flags and other pictures. */
export const readableText = (text: string): string => text.slice(0, LONGEST_TEXT).replaceAll(PICTURES, ' ');
