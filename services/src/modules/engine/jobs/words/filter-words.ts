import { z } from 'zod';
import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, WORK_MODES } from '@hirehq/shared-contracts/codes';
import { foldText } from '../../skills/index.ts';
import filterWords from './data/filter-words.json' with { type: 'json' };
import { isFiller } from './filler-words.ts';
import type { TypedText, WordSpan } from './typed-text.ts';

const codedFilterSchema = z.union([
  z.strictObject({ remote: z.literal(true) }),
  z.strictObject({ workModes: z.array(z.enum(WORK_MODES)) }),
  z.strictObject({ employmentTypes: z.array(z.enum(EMPLOYMENT_TYPES)) }),
  z.strictObject({ experienceLevels: z.array(z.enum(EXPERIENCE_LEVELS)) }),
]);
type CodedFilter = z.infer<typeof codedFilterSchema>;

/** Words of several languages for work modes, employment types and levels. */
const FILTER_WORDS = z
  .array(
    z.strictObject({
      filter: codedFilterSchema,
      phrases: z.array(z.string()),
      /** Words that give them another meaning when they follow: 'remote sensing'. */
      notBefore: z.array(z.string()).default([]),
      /** Words that give them another meaning when they precede: 'smart contract'. */
      notAfter: z.array(z.string()).default([]),
      /** True if they mean it only as the last words: 'recruiter contract', but not 'contract manager'. */
      atEnd: z.boolean().default(false),
    }),
  )
  .parse(filterWords);
type FilterEntry = (typeof FILTER_WORDS)[number];

const BY_PHRASE = new Map(FILTER_WORDS.flatMap((entry) => entry.phrases.map((phrase) => [foldText(phrase), entry] as const)));
const LONGEST = 4;

/** Words that stand for a code of a filter. */
export interface CodedWords extends WordSpan {
  kind: 'mode' | 'type' | 'level';
  filter: CodedFilter;
}

const kindOf = (filter: CodedFilter): CodedWords['kind'] =>
  'employmentTypes' in filter ? 'type' : 'experienceLevels' in filter ? 'level' : 'mode';

/** True if the words around it do not give the phrase another meaning. */
function isMeant({ notBefore, notAfter, atEnd }: FilterEntry, { words }: TypedText, { from, to }: WordSpan): boolean {
  const after = words.slice(to);
  return (
    !notBefore.includes(after[0]?.text ?? '') &&
    !notAfter.includes(words[from - 1]?.text ?? '') &&
    (!atEnd || after.every(({ text }) => isFiller(text)))
  );
}

/** The words that stand for a work mode, an employment type or a level, longest phrases first; `taken` are left alone. */
export function filterWordsIn(typed: TypedText, taken: readonly WordSpan[]): CodedWords[] {
  return typed.scan(LONGEST, (span, words) => {
    const entry = BY_PHRASE.get(words);
    if (!entry || !typed.isOpen(span, taken) || !isMeant(entry, typed, span)) return undefined;
    return { ...span, kind: kindOf(entry.filter), filter: entry.filter };
  });
}
