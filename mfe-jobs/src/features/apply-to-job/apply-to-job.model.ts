import type { JobToApplyQuery } from '@hirehq/shared-contracts/graphql';
import type { Question } from '../../shared/question.ts';

export type ApplyJob = NonNullable<JobToApplyQuery['job']>;
export type { Question };
export type Answers = Readonly<Record<string, readonly string[]>>;

/** A started application, as the browser keeps it through reloads and sign-in. */
export interface ApplicationDraft {
  /** Sent with the application, so that a repeated send stores nothing twice. */
  requestId: string;
  answers: Answers;
}

export const draftKey = (jobId: string) => `application.${jobId}`;

/** Random, also where `crypto.randomUUID` is missing: on plain-http origins other than localhost. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((values) => Array.isArray(values) && values.every((item) => typeof item === 'string'));

/** Reads a kept draft; anything that is not one gives a new one. */
export function readDraft(kept: string | undefined): ApplicationDraft {
  try {
    const draft: unknown = JSON.parse(kept ?? '');
    if (typeof draft === 'object' && draft !== null && 'requestId' in draft && 'answers' in draft) {
      const { requestId, answers } = draft;
      if (typeof requestId === 'string' && isAnswers(answers)) return { requestId, answers };
    }
  } catch {
    // Nothing kept yet, or not by us.
  }
  return { requestId: newRequestId(), answers: {} };
}

export function isAnswered(answers: Answers, { id }: Pick<Question, 'id'>): boolean {
  return (answers[id] ?? []).some((value) => value.trim() !== '');
}

/** Required questions without an answer, in the order they are asked. */
export function missingAnswers(questions: readonly Question[], answers: Answers): string[] {
  return questions.filter((question) => question.required && !isAnswered(answers, question)).map(({ id }) => id);
}

/** What is sent: only questions of this job, only with an answer. */
export function answersToSend(questions: readonly Question[], answers: Answers) {
  return questions
    .filter((question) => isAnswered(answers, question))
    .map(({ id }) => ({ questionId: id, values: (answers[id] ?? []).map((value) => value.trim()).filter(Boolean) }));
}
