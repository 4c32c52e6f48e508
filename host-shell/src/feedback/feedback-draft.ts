import {
  FEEDBACK_SCREENSHOT_BYTES,
  FEEDBACK_SUBJECT_MAX,
  FEEDBACK_TEXT_MAX,
  type FieldCode,
} from '@hirehq/shared-contracts/inputs';
import { hasFormat } from '@hirehq/shared-ui';
import type { InputSchema } from '@hirehq/shared-ui/forms';

const SCREENSHOT_FORMATS = ['jpg', 'jpeg', 'png', 'gif'] as const;

/** The `accept` list of the file dialog. */
export const SCREENSHOT_ACCEPT = [
  'image/jpeg',
  'image/png',
  'image/gif',
  ...SCREENSHOT_FORMATS.map((ending) => `.${ending}`),
].join(',');

export interface FeedbackDraft {
  subject: string;
  feedback: string;
  screenshots: readonly File[];
}

export const EMPTY_DRAFT: FeedbackDraft = { subject: '', feedback: '', screenshots: [] };

export type ScreenshotProblem = 'type' | 'size' | 'unreadable' | 'quota';

/** Removes leading spaces. */
export const tidyFeedback = (text: string): string => text.trimStart();

/** Removes leading spaces and capitalises the first letter. */
export function tidySubject(text: string): string {
  const [first = ''] = text.trimStart();
  return (first.toUpperCase() + text.trimStart().slice(first.length)).slice(0, FEEDBACK_SUBJECT_MAX);
}

export async function screenshotProblem(file: File): Promise<ScreenshotProblem | undefined> {
  if (!(await hasFormat(file, SCREENSHOT_FORMATS))) return 'type';
  return file.size > FEEDBACK_SCREENSHOT_BYTES ? 'size' : undefined;
}

export const isComplete = ({ subject, feedback }: FeedbackDraft): boolean => subject.trim() !== '' && feedback.trim() !== '';

function textProblem(text: string, max: number): FieldCode | undefined {
  if (text === '') return 'MISSING';
  return text.length > max ? 'TOO_LONG' : undefined;
}

/**
 * Validates like `feedbackTexts` of shared-contracts; a test compares the two. It does not use zod, because the shell's first
 * chunk would grow by the parts that only this form needs.
 */
export const typedFeedback: InputSchema<{ subject: string; feedback: string }> = {
  safeParse(value) {
    const typed = value as Pick<FeedbackDraft, 'subject' | 'feedback'>;
    const [subject, feedback] = [typed.subject.replaceAll('\0', '').trim(), typed.feedback.replaceAll('\0', '').trim()];
    const problems = {
      subject: textProblem(subject, FEEDBACK_SUBJECT_MAX),
      feedback: textProblem(feedback, FEEDBACK_TEXT_MAX),
    };
    const issues = Object.entries(problems).flatMap(([name, message]) => (message ? [{ path: [name], message }] : []));
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data: { subject, feedback } };
  },
};
