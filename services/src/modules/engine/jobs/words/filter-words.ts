import { z } from 'zod';
import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, WORK_MODES } from '@hirehq/shared-contracts/codes';
import { foldText } from '../../skills/index.ts';
import filterWords from './data/filter-words.json' with { type: 'json' };
import { overlaps, spansFrom, textOf, type TypedWord, type WordSpan } from './typed-words.ts';
import { isFiller } from './words-of-search.ts';

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
      ways: z.array(z.string()),
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

const BY_WAY = new Map(FILTER_WORDS.flatMap((entry) => entry.ways.map((way) => [foldText(way), entry] as const)));
const LONGEST = 4;

/** Words that stand for a code of a filter. */
export interface CodedWords extends WordSpan {
  kind: 'mode' | 'type' | 'level';
  filter: CodedFilter;
}

const kindOf = (filter: CodedFilter): CodedWords['kind'] =>
  'employmentTypes' in filter ? 'type' : 'experienceLevels' in filter ? 'level' : 'mode';

function isMeant({ notBefore, notAfter, atEnd }: FilterEntry, words: readonly TypedWord[], { from, to }: WordSpan): boolean {
  const after = words.slice(to);
  return (
    !notBefore.includes(after[0]?.text ?? '') &&
    !notAfter.includes(words[from - 1]?.text ?? '') &&
    (!atEnd || after.every(({ text }) => isFiller(text)))
  );
}

/** The words that stand for a work mode, an employment type or a level, longest phrases first; `taken` are left alone. */
export function filterWordsIn(words: readonly TypedWord[], taken: readonly WordSpan[]): CodedWords[] {
  const found: CodedWords[] = [];
  for (let from = 0; from < words.length;) {
    const span = spansFrom(words, from, LONGEST).find((each) => {
      const entry = BY_WAY.get(textOf(words, each));
      const isOpen = words.slice(from, each.to).every(({ isQuoted }) => !isQuoted);
      return entry && isOpen && !taken.some((other) => overlaps(other, each)) && isMeant(entry, words, each);
    });
    const entry = span && BY_WAY.get(textOf(words, span));
    if (span && entry) found.push({ ...span, kind: kindOf(entry.filter), filter: entry.filter });
    from = span?.to ?? from + 1;
  }
  return found;
}
