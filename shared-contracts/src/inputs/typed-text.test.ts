import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EMPLOYER_CALLS } from '../employer/index.ts';
import { REST_CALLS } from '../rest/index.ts';
import * as inputs from './index.ts';
import { isBlank, typedText } from './typed-text.ts';

const LAST = 0x10ffff;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const MARK = /\p{M}/u;
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Letters and symbols that are blank. */
const BLANK_SIGNS = /[\u115f\u1160\u2800\u3164\uffa0\ufffc\u{13441}\u{13442}\u{1d159}]/u;

const charactersWhere = (holds: (character: string) => boolean): string[] => {
  const found: string[] = [];
  for (let code = 0; code <= LAST; code += 1) {
    const character = String.fromCodePoint(code);
    if (holds(character)) found.push(character);
  }
  return found;
};
const named = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

/** Every kind of text that shows nothing. */
const BLANKS = [
  '\u200b',
  '\u2060\ufeff',
  '\u202e\u202c',
  '\u2066\u2069',
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f\u1160',
  '\u180b\u180e',
  '\u2800',
  '\u3164',
  '\uffa0',
  '\ufe0f',
  '\u{e0041}\u{e007f}',
  '\u0301',
  '\u20dd',
  ' \u200d\n\u3000',
  '\u200c\0\u200b',
] as const;

test('every code point that Unicode calls ignorable, and every mark without a letter, shows nothing', () => {
  const invisible = charactersWhere((character) => IGNORABLE.test(character) || MARK.test(character));
  expect(invisible.length).toBeGreaterThan(4000);
  expect(invisible.filter((character) => typedText(`${character} ${character}`) !== '').map(named)).toEqual([]);
  expect(typedText(invisible.join(''))).toBe('');
});

test('every letter, number, sign and symbol is a text, also among invisible characters, which stay', () => {
  const shown = charactersWhere(
    (character) => SHOWN.test(character) && !BLANK_SIGNS.test(character) && !IGNORABLE.test(character),
  );
  expect(shown.length).toBeGreaterThan(100_000);
  expect(shown.filter((character) => typedText(`\u200b${character}\u200d`) !== `\u200b${character}\u200d`).map(named)).toEqual(
    [],
  );
});

test.each(BLANKS)('%j is blank', (text) => expect([isBlank(text), typedText(text)]).toEqual([true, '']));

test.each(['👩‍👩‍👧‍👦', '👩🏽‍⚕️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '❤️', 'می‌خواهم', 'علی‌رضا', 'क्‍ष', 'é', 'Straße', '한국', '‏שלום', '…', '؀'])(
  '%j stays as it is',
  (text) => expect(typedText(text)).toBe(text),
);

interface Def {
  type: string;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  options?: readonly z.core.$ZodType[];
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
}
const defOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Def;

/** The schema inside of what makes it optional, nullable, defaulted or transformed. */
function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const { type, innerType, in: given, out } = defOf(schema);
  if (innerType) return innermost(innerType);
  if (type === 'pipe' && given && out) return innermost(defOf(given).type === 'transform' ? out : given);
  return schema;
}

/** The texts of a schema, by their path. */
function textsOf(path: string, schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const inner = innermost(schema);
  const { type, element, shape, options } = defOf(inner);
  if (type === 'string') return [[path, schema]];
  if (element) return textsOf(`${path}[]`, element);
  if (shape) return Object.entries(shape).flatMap(([name, field]) => textsOf(`${path}.${name}`, field));
  return (options ?? []).flatMap((option) => textsOf(path, option));
}

const isSchema = (value: unknown): value is z.core.$ZodType => typeof value === 'object' && value !== null && '_zod' in value;
const SCHEMAS: [string, z.core.$ZodType][] = [
  ...Object.entries({ ...inputs, timesProposal: inputs.timesProposal(new Date()) }).flatMap(
    ([name, value]): [string, z.core.$ZodType][] => (isSchema(value) ? [[name, value]] : []),
  ),
  ...Object.entries({ ...REST_CALLS, ...EMPLOYER_CALLS }).flatMap(
    ([name, { params, query, body }]): [string, z.core.$ZodType][] => [
      [`${name} params`, params],
      [`${name} query`, query],
      [`${name} body`, body],
    ],
  ),
];
const TEXTS = SCHEMAS.flatMap(([name, schema]) => textsOf(name, schema));

/** Ids, marks and technical values that nobody reads, and what is checked elsewhere. */
const NOT_READ = [
  /requestId$/,
  /\[\]\.version$/,
  /[cC]ursor$/,
  /questionId$/,
  /^draftTexts\.answers\[\]\.values/,
  /^payLimits\.currency$/,
  /^(feedbackSchema|POST feedback body)\.(application|appVersion|browserName|browserVersion|resolution|platform|menuUrl|ipAddress|userId|formData)$/,
  /^(candidateChangesSchema|bionicReadingConfiguration|assistiveTools|PUT candidates\/ body)\.?(bionicReadingConfiguration|assistiveTools)?$/,
  /console/,
  /^GET jobs query\.externalId$/,
];

const outcome = (schema: z.core.$ZodType, text: string) => {
  const { success, data } = z.safeParse(schema, text);
  return success ? { data } : 'refused';
};

describe('a text of invisible characters is an empty one', () => {
  const read = TEXTS.filter(([path]) => !NOT_READ.some((pattern) => pattern.test(path)));
  test('in very many inputs', () => expect(read.length).toBeGreaterThan(100));
  test('each exception exists', () =>
    expect(NOT_READ.filter((pattern) => !TEXTS.some(([path]) => pattern.test(path)))).toEqual([]));
  test.each(read)('%s', (_path, schema) => {
    const empty = outcome(schema, '');
    for (const blank of BLANKS) expect({ blank, outcome: outcome(schema, blank) }).toEqual({ blank, outcome: empty });
  });
  test('in the answers of an application', () => {
    const question = { id: 'why', kind: 'TEXT', required: true, options: [] } as const;
    for (const blank of BLANKS) expect(inputs.answerProblem(question, [blank], '2026-01-01')).toBe('MISSING');
  });
});
