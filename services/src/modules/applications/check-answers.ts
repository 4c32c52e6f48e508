import type { ApplyAnswerInput } from '@hirehq/shared-contracts/graphql/types';
import type { StoredAnswer } from '../../platform/database/tables/applications.ts';
import type { StoredQuestion } from '../../platform/database/tables/jobs.ts';

/** Longest answer, in characters. */
export const MAX_TEXT = 4000;
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** Somewhere on earth it is still yesterday: a date is past only when it is past everywhere. */
const LAST_TIME_ZONE = 12 * 3_600_000;

export type CheckedAnswers = { ok: true; answers: StoredAnswer[] } | { ok: false; questionIds: string[] };

function isDate(value: string, now: Date): boolean {
  const time = CALENDAR_DATE.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value) return false;
  return value >= new Date(now.getTime() - LAST_TIME_ZONE).toISOString().slice(0, 10);
}

function isHours(value: string): boolean {
  const hours = Number(value.replace(',', '.'));
  return /^\d{1,2}([.,]\d{1,2})?$/.test(value) && hours > 0 && hours <= 24;
}

function fits(question: StoredQuestion, values: readonly string[], now: Date): boolean {
  const [only = ''] = values;
  if (question.kind === 'CHECKBOX') return values.every((value) => question.options.includes(value));
  if (values.length > 1) return false;
  if (question.kind === 'RADIO') return question.options.includes(only);
  if (question.kind === 'DATE') return isDate(only, now);
  return question.id === 'hoursPerDay' ? isHours(only) : only.length <= MAX_TEXT;
}

/** Keeps answers to the questions asked, in their order; names those that are missing or not valid. */
export function checkAnswers(
  questions: readonly StoredQuestion[],
  given: readonly ApplyAnswerInput[],
  now: Date,
): CheckedAnswers {
  const answers: StoredAnswer[] = [];
  const wrong: string[] = [];
  for (const question of questions) {
    const values = given.filter((answer) => answer.questionId === question.id).flatMap((answer) => answer.values);
    const meant = [...new Set(values.map((value) => value.replaceAll('\0', '').trim()).filter(Boolean))];
    if (meant.length === 0 ? question.required : !fits(question, meant, now)) wrong.push(question.id);
    else if (meant.length > 0) answers.push({ questionId: question.id, values: meant });
  }
  return wrong.length > 0 ? { ok: false, questionIds: wrong } : { ok: true, answers };
}
