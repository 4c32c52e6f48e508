import { describe, expect, test } from 'vitest';
import { FIXATIONS } from '@hirehq/shared-contracts/reading';
import { leadingParts } from './leading-parts.ts';
import { lettersOfWord } from './letters-of-word.ts';

/** The text with its emphasised parts in brackets. */
function shown(text: string, fixation: (typeof FIXATIONS)[number] = 3): string {
  let end = 0;
  const pieces = leadingParts(text, fixation).map(([start, stop]) => {
    const piece = `${text.slice(end, start)}[${text.slice(start, stop)}]`;
    end = stop;
    return piece;
  });
  return pieces.join('') + text.slice(end);
}

describe('how many letters of a word are emphasised', () => {
  test('A5 AX-02 fixation 1 emphasises the most letters, 5 the fewest', () => {
    expect(FIXATIONS.map((fixation) => shown('Neurodiversity', fixation))).toEqual([
      '[Neurodivers]ity',
      '[Neurodive]rsity',
      '[Neurodi]versity',
      '[Neuro]diversity',
      '[Neur]odiversity',
    ]);
  });

  test('AX-02 never fewer for a longer word or a lower fixation, at least one letter, and never a long word as a whole', () => {
    for (const fixation of FIXATIONS)
      for (let length = 1; length < 60; length += 1) {
        const letters = lettersOfWord(length, fixation);
        expect(letters).toBeGreaterThanOrEqual(1);
        expect(lettersOfWord(length + 1, fixation)).toBeGreaterThanOrEqual(letters);
        if (length > 1) expect(letters).toBeLessThan(length);
        if (fixation < 5) expect(letters).toBeGreaterThanOrEqual(lettersOfWord(length, (fixation + 1) as 2 | 3 | 4 | 5));
      }
  });
});

describe('the words of a text', () => {
  test.each([
    ['an apostrophe is part of its word', "don't we’ll", "[don]'t [we’]ll"],
    ['punctuation around a word is not', '(yes), “maybe”!', '([ye]s), “[may]be”!'],
    ['signs after a letter stay one word', 'C++ and C# or .NET', '[C]++ [an]d [C]# [o]r .[NE]T'],
    ['hyphens and slashes end a word', 'full-time and/or remote', '[fu]ll-[ti]me [an]d/[o]r [rem]ote'],
    ['an email address is left out', 'Write to jane@acme.com today', '[Wri]te [t]o jane@acme.com [tod]ay'],
    [
      'addresses of pages are left out',
      'see https://acme.com/jobs?q=nurse, www.acme.com or acme.com',
      '[se]e https://acme.com/jobs?q=nurse, www.acme.com [o]r acme.com',
    ],
    ['numbers are left out', '42,000 jobs in 2026, 3rd floor, COVID-19', '42,000 [jo]bs [i]n 2026, 3rd [flo]or, [COV]ID-19'],
    ['white space of any kind separates', 'one\n\ttwo\u00a0three', '[on]e\n\t[tw]o\u00a0[thr]ee'],
    ['accents', 'programación élève', '[progra]mación [élè]ve'],
    ['accents as marks of their own', 'e\u0301le\u0300ve', '[e\u0301le\u0300]ve'],
    ['letters outside the basic plane', '𝒩urse', '[𝒩ur]se'],
    ['Arabic', 'الوظائف المحفوظة', '[الوظ]ائف [المح]فوظة'],
    ['Hebrew', 'שלום עולם', '[של]ום [עו]לם'],
    ['Cyrillic', 'Работа рядом', '[Раб]ота [ряд]ом'],
    ['scripts without spaces', 'ฉันทำงาน', '[ฉั]น[ทำง]าน'],
    ['nothing', '', ''],
    ['no word', ' – 12 / 7 … 🎉', ' – 12 / 7 … 🎉'],
  ])('A4 AX-02 %s', (_, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test('AX-02 the rest of a word that began in the text before it is not a word', () => {
    expect(leadingParts('Script developer', 3, true).map(([start, end]) => 'Script developer'.slice(start, end))).toEqual([
      'devel',
    ]);
  });

  test('AX-02 parts are in order, inside the text, and never half a character', () => {
    const text = 'Äpfel 🎉🎉 naïve 𝒩𝒩𝒩 e\u0301e\u0301 x'.repeat(50);
    let last = 0;
    for (const fixation of FIXATIONS) {
      last = 0;
      for (const [start, end] of leadingParts(text, fixation)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(text.slice(start, end)).not.toMatch(/^\p{Surrogate}|\p{Surrogate}$/u);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }
  });
});
