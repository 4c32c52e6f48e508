const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '–': '-',
  '—': '-',
};

/** Normalises a text for comparison: lower case, without accents, one space between words. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßøłđæœþı’–—]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\s\0]+/g, ' ')
    .trim();
}
