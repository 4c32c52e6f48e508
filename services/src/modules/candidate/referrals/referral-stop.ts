import type { Locale } from '@hirehq/shared-contracts/page';
import { stopTokens, type ConfirmWords } from '../../post/mail/index.ts';
import { referralText } from './referral-text.ts';

export const STOP_PATH = '/public/api/v1/referrals/stop';

export const { hashOf: emailHashOf, tokenOf: stopToken, read: readStopToken } = stopTokens('referral');

export const stopWords = (locale: Locale): ConfirmWords => ({
  title: referralText('stop.title', locale),
  question: referralText('stop.question', locale),
  button: referralText('stop.button', locale),
  done: referralText('stop.done', locale),
});
