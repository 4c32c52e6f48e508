import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import type { Feedback } from '@hirehq/shared-contracts/rest';
import { useApiChange, type ApiChange, type SendApi } from '@hirehq/shared-ui';

export type FeedbackOutcome =
  | 'posted'
  /** This platform does not accept feedback; the text is in the clipboard instead. */
  | 'copied'
  /** The browser did not accept it either. */
  | 'not-copied';

interface SentFeedback {
  feedback: Feedback;
  attachments: readonly File[];
}

const NOT_HERE: ReadonlySet<string> = new Set(['NOT_FOUND', 'NOT_AVAILABLE_YET']);

async function isTakenHere(send: SendApi): Promise<boolean> {
  try {
    return await send('GET feedback/exists', {});
  } catch (error) {
    if (isApiFailure(error) && NOT_HERE.has(error.code)) return false;
    throw error;
  }
}

/** Every detail (SH-34), also those that the page does not know: whoever receives the text sees which ones. */
const linesOf = (feedback: Feedback): string =>
  Object.entries(feedback)
    .map(([name, value]) => `${name}: ${value === null || value === '' ? 'unknown' : value}`)
    .join('\n');

async function copy(text: string): Promise<FeedbackOutcome> {
  // Pages without TLS have no clipboard.
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) return 'not-copied';
  return clipboard.writeText(text).then(
    () => 'copied',
    () => 'not-copied',
  );
}

/** Posts feedback if the platform accepts it, else copies it to the clipboard (SH-33). */
export function useSendFeedback(): ApiChange<FeedbackOutcome, SentFeedback> {
  return useApiChange('sendFeedback', async (send, { feedback, attachments }) => {
    if (!(await isTakenHere(send))) return copy(linesOf(feedback));
    await send('POST feedback', { body: feedback, files: { attachments } });
    return 'posted';
  });
}
