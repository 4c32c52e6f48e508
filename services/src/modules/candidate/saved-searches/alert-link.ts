import { signedTokens } from '../../post/mail/index.ts';

export const UNSUBSCRIBE_PATH = '/public/api/v1/alerts/unsubscribe';

/** Signed token of a saved search for the link that stops its alerts, and the id that a token contains. */
export const { tokenOf: unsubscribeToken, read: readUnsubscribeToken } = signedTokens('alert-unsubscribe');
