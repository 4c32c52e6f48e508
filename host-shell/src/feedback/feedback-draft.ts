import { FEEDBACK_SCREENSHOT_BYTES, FEEDBACK_SUBJECT_MAX } from '@hirehq/shared-contracts/inputs';
import { hasFormat } from '@hirehq/shared-ui';

const SCREENSHOT_FORMATS = ['jpg', 'jpeg', 'png', 'gif'] as const;

/** What the file dialog offers. */
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

export type ScreenshotProblem = 'type' | 'size' | 'unreadable';

/** No space at the beginning. */
export const tidyFeedback = (text: string): string => text.trimStart();

/** No space at the beginning, and the first letter uppercased. */
export function tidySubject(text: string): string {
  const [first = ''] = text.trimStart();
  return (first.toUpperCase() + text.trimStart().slice(first.length)).slice(0, FEEDBACK_SUBJECT_MAX);
}

export async function screenshotProblem(file: File): Promise<ScreenshotProblem | undefined> {
  if (!(await hasFormat(file, SCREENSHOT_FORMATS))) return 'type';
  return file.size > FEEDBACK_SCREENSHOT_BYTES ? 'size' : undefined;
}

export const isComplete = ({ subject, feedback }: FeedbackDraft): boolean => subject.trim() !== '' && feedback.trim() !== '';
