import { randomNumbers } from '@hirehq/shared-contracts/testing';

/** What odd texts are repeated of: separators, brackets, digits, signs, spaces, markup, and words that readers know. */
const TOKENS: readonly string[] = [
  ...Array.from(' \t\n\u00a0\u200b\0,;:|/\\.-–—_+*&#@%!?=~^\'"’`()[]{}<>•'),
  ...Array.from('17aAéñ日ع€$£😀'),
  'e\u0301',
  '\r\n',
  ', ',
  ' - ',
  '. ',
  ' / ',
  ' | ',
  '1,000',
  '1.0',
  '12 ',
  '10:30 ',
  '2026-01-01',
  'Jan 2026',
  '01/02/',
  '401(k) ',
  '$10 - ',
  '40k ',
  ' per hour',
  '10 h/',
  '5 years ',
  'a ',
  'A',
  'to ',
  'of ',
  'or ',
  ' and ',
  'the ',
  'in ',
  'US ',
  'CA, ',
  'New York, ',
  'Berlin-',
  'Northern ',
  'remote ',
  'remote in ',
  'hybrid',
  'on-site, ',
  'anywhere ',
  'office ',
  'office of ',
  'senior ',
  'director ',
  'chief ',
  'chief a ',
  'staff ',
  'staff a ',
  'head of ',
  'recruiter ',
  'intern ',
  'full-time ',
  'full time and ',
  'contract ',
  'verify ',
  'http://',
  'https://a.',
  'www.',
  'a@',
  'a@b.',
  '+1 ',
  '&amp;',
  '&lt;',
  '&#',
  '&#1',
  '<p>',
  '</p>',
  '<p',
  '<div>',
  '<b>',
  '<li>',
  '<h1>',
  '<h2><strong>',
  '<p><strong>a',
  '<br',
  '<a href="',
  '<!--',
  '<![CDATA[',
  '<!DOCTYPE',
  '<script>',
  '</',
  '{"a":',
  '[[',
  '"a",',
  'S.A.',
  'Main Street ',
  'University ',
  'Python, ',
  'C++ ',
];

export interface OddText {
  name: string;
  /** The text in a given length, of which the last characters differ. */
  ofLength: (length: number) => string;
}

const filled = (token: string, length: number) => token.repeat(Math.ceil(length / token.length)).slice(0, length);

/** What ends texts: a reader that expects more of the same has to give up there. */
const END = 'x!';

const shown = (tokens: readonly string[]) => tokens.map((token) => JSON.stringify(token)).join(' + ');

const repeated = (tokens: readonly string[]): OddText => ({
  name: `${shown(tokens)} repeated`,
  ofLength: (length) => filled(tokens.join(''), length - END.length) + END,
});

const runs = (tokens: readonly string[]): OddText => ({
  name: `runs of ${shown(tokens)}`,
  ofLength: (length) => tokens.map((token) => filled(token, Math.floor((length - END.length) / tokens.length))).join('') + END,
});

/** Each token alone, and this many combinations of two or three, which are the same for one seed. */
export function oddTexts({ combinations, seed }: { combinations: number; seed: number }): OddText[] {
  const below = randomNumbers(seed);
  const some = (count: number) => Array.from({ length: count }, () => TOKENS[below(TOKENS.length)] ?? ' ');
  return [
    ...TOKENS.map((token) => repeated([token])),
    ...Array.from({ length: combinations }, (_, index) => (index % 2 === 0 ? repeated : runs)(some(2 + below(2)))),
  ];
}
