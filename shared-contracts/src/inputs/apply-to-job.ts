import * as z from 'zod/mini';
import type { FieldCode } from './field-codes.ts';
import { TELEPHONE_MAX, emptyTelephone, emptyText, optionalText, requestId, wrong } from './fields.ts';
import { typedText } from './typed-text.ts';

export const ANSWER_MAX = 4_000;
export const ADJUSTMENTS_MAX = 2_000;
export const COVER_LETTER_MAX = 4_000;
/** Maximum number of values of one answer. */
const ANSWER_VALUES_MAX = 100;

/** The default question whose answer is a number of hours. */
export const HOURS_QUESTION = 'hoursPerDay';

/** The fields of `ApplyToJobInput` besides ids; the answers are validated against the questions of the job. */
export const applicationTexts = z.object({
  requestId: requestId(),
  adjustments: optionalText(ADJUSTMENTS_MAX),
  coverLetter: optionalText(COVER_LETTER_MAX),
  telephone: z.nullish(emptyTelephone()),
});

/** The fields of an `ApplicationDraftInput`; incomplete answers are valid. */
export const draftTexts = z.object({
  requestId: requestId(),
  answers: z.array(
    z.object({
      questionId: z.string(),
      values: z
        .array(z.string().check(z.maxLength(ANSWER_MAX, wrong('TOO_LONG'))))
        .check(z.maxLength(ANSWER_VALUES_MAX, wrong('TOO_MANY'))),
    }),
  ),
  adjustments: z.nullish(emptyText(ADJUSTMENTS_MAX)),
  coverLetter: z.nullish(emptyText(COVER_LETTER_MAX)),
  telephone: z.nullish(emptyText(TELEPHONE_MAX)),
});

/** The properties of a question that decide which answers are valid. */
export interface AskedQuestion {
  readonly id: string;
  readonly kind: 'TEXT' | 'DATE' | 'RADIO' | 'CHECKBOX';
  readonly required: boolean;
  readonly options: readonly string[];
}

/** The values of an answer that are stored: trimmed, without blanks and repetitions. */
export const cleanedValues = (values: readonly string[]): string[] => [...new Set(values.map(typedText).filter(Boolean))];

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

function dateProblem(value: string, today: string): FieldCode | undefined {
  const time = CALENDAR_DATE.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value) return 'NOT_A_DATE';
  return value < today ? 'IN_PAST' : undefined;
}

function hoursProblem(value: string): FieldCode | undefined {
  const hours = Number(value.replace(',', '.'));
  return /^\d{1,2}([.,]\d{1,2})?$/.test(value) && hours > 0 && hours <= 24 ? undefined : 'OUT_OF_RANGE';
}

/** The mistake in the answer to a question, if any; `today` is the earliest valid date, ISO 8601. */
export function answerProblem(question: AskedQuestion, given: readonly string[], today: string): FieldCode | undefined {
  const values = cleanedValues(given);
  const [only = ''] = values;
  if (values.length === 0) return question.required ? 'MISSING' : undefined;
  if (question.kind === 'CHECKBOX') return values.every((value) => question.options.includes(value)) ? undefined : 'NOT_A_CHOICE';
  if (values.length > 1) return 'TOO_MANY';
  if (question.kind === 'RADIO') return question.options.includes(only) ? undefined : 'NOT_A_CHOICE';
  if (question.kind === 'DATE') return dateProblem(only, today);
  if (question.id === HOURS_QUESTION) return hoursProblem(only);
  return only.length > ANSWER_MAX ? 'TOO_LONG' : undefined;
}
