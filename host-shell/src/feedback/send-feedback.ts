import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import type { Feedback, RestApi } from '@hirehq/shared-contracts/rest';

export type FeedbackOutcome =
  | 'posted'
  /** This platform takes no feedback; it is in the clipboard instead. */
  | 'copied'
  /** Nor would the browser take it. */
  | 'not-copied';

const NOT_HERE: ReadonlySet<string> = new Set(['NOT_FOUND', 'NOT_AVAILABLE_YET']);

async function isTakenHere(rest: RestApi): Promise<boolean> {
  try {
    return await rest('GET feedback/exists');
  } catch (error) {
    if (isApiFailure(error) && NOT_HERE.has(error.code)) return false;
    throw error;
  }
}

const linesOf = (feedback: Feedback): string =>
  Object.entries(feedback)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Posts feedback where it is taken, else puts it into the clipboard (SH-33). Rejects with an ApiFailure when neither was to be. */
export async function sendFeedback(
  rest: RestApi,
  feedback: Feedback,
  attachments: readonly File[],
  clipboard: Pick<Clipboard, 'writeText'> | undefined = navigator.clipboard,
): Promise<FeedbackOutcome> {
  if (await isTakenHere(rest)) {
    await rest('POST feedback', { body: feedback, files: { attachments } });
    return 'posted';
  }
  // Without a secure address there is no clipboard.
  if (!clipboard) return 'not-copied';
  return clipboard.writeText(linesOf(feedback)).then(
    () => 'copied',
    () => 'not-copied',
  );
}
