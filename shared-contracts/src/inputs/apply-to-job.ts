import * as z from 'zod/mini';
import type { FieldCode } from './field-codes.ts';
import { emptyText, optionalText, requestId, wrong } from './fields.ts';

export const ANSWER_MAX = 4_000;
export const ADJUSTMENTS_MAX = 2_000;
/** Values one answer may have. */
const ANSWER_VALUES_MAX = 100;

/** The default question whose answer is a number of hours. */
export const HOURS_QUESTION = 'hoursPerDay';

/** What `ApplyToJobInput` holds besides ids; the answers are checked against the job's questions. */
export const applicationTexts = z.object({ requestId: requestId(), adjustments: optionalText(ADJUSTMENTS_MAX) });

/** What an `ApplicationDraftInput` may hold: half an answer is kept as it is. */
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
});

/** A question of an application, as far as its answer depends on it. */
export interface AskedQuestion {
  readonly id: string;
  readonly kind: 'TEXT' | 'DATE' | 'RADIO' | 'CHECKBOX';
  readonly required: boolean;
  readonly options: readonly string[];
}

/** What is kept of an answer: no blanks, nothing twice. */
export const meantValues = (values: readonly string[]): string[] => [
  ...new Set(values.map((value) => value.replaceAll('\0', '').trim()).filter(Boolean)),
];

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

/** What is wrong with the answer to a question; `today` is the first day that is not past, ISO 8601. */
export function answerProblem(question: AskedQuestion, given: readonly string[], today: string): FieldCode | undefined {
  const values = meantValues(given);
  const [only = ''] = values;
  if (values.length === 0) return question.required ? 'MISSING' : undefined;
  if (question.kind === 'CHECKBOX') return values.every((value) => question.options.includes(value)) ? undefined : 'NOT_A_CHOICE';
  if (values.length > 1) return 'TOO_MANY';
  if (question.kind === 'RADIO') return question.options.includes(only) ? undefined : 'NOT_A_CHOICE';
  if (question.kind === 'DATE') return dateProblem(only, today);
  if (question.id === HOURS_QUESTION) return hoursProblem(only);
  return only.length > ANSWER_MAX ? 'TOO_LONG' : undefined;
}
