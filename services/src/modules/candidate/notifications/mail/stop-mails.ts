import type { FastifyInstance } from 'fastify';
import { NOTIFICATION_TYPES, type NotificationType } from '@hirehq/shared-contracts/codes';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import { DIGEST_TYPES } from '@hirehq/shared-contracts/notification-preferences';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { Services } from '../../../../platform/module.ts';
import { oneClickStop, signedTokens, type ConfirmWords } from '../../../post/mail/index.ts';
import { moduleText } from '../module-text.ts';
import { stopEmails } from '../preferences/preferences.store.ts';

const STOP_PATH = '/public/api/v1/notifications/stop';

/** What a link stops: the emails of a type, or the daily digest and with it the emails of all its types. */
export type Stoppable = NotificationType | 'DIGEST';

const tokens = signedTokens('notification-stop');
const STOPPABLE: readonly Stoppable[] = [...NOTIFICATION_TYPES, 'DIGEST'];

interface StopLink {
  candidateId: string;
  what: Stoppable;
}

export const stopUrl = ({ config, keyedHash }: Pick<Services, 'config' | 'keyedHash'>, { candidateId, what }: StopLink): string =>
  `${config.origin}${STOP_PATH}/${tokens.tokenOf({ keyedHash }, `${what}-${candidateId}`)}`;

function readLink(services: Pick<Services, 'keyedHash'>, token: string): StopLink | undefined {
  const subject = tokens.read(services, token) ?? '';
  const end = subject.indexOf('-');
  const what = STOPPABLE.find((each) => each === subject.slice(0, end));
  return what && { what, candidateId: subject.slice(end + 1) };
}

function wordsOf(what: Stoppable, brand: string, locale: Locale): ConfirmWords {
  const button = moduleText('stop.button', locale);
  if (what === 'DIGEST')
    return {
      title: moduleText('stop.digestTitle', locale),
      question: moduleText('stop.digestQuestion', locale),
      button,
      done: moduleText('stop.digestDone', locale),
    };
  const values = { type: moduleText(`type.${what}`, locale), brand };
  return {
    title: moduleText('stop.title', locale, values),
    question: moduleText('stop.question', locale, values),
    button,
    done: moduleText('stop.done', locale, values),
  };
}

/** The page of the links that stop emails, and the address of one-click unsubscribe. */
export function stopRoutes(app: FastifyInstance, services: Services): void {
  oneClickStop(app, services, {
    path: STOP_PATH,
    words: async (token, locale) => {
      const link = readLink(services, token);
      return link && wordsOf(link.what, BRANDS[services.config.variant].name, locale);
    },
    stop: async (token) => {
      const link = readLink(services, token);
      if (link) await stopEmails(services.db, link.candidateId, link.what === 'DIGEST' ? DIGEST_TYPES : [link.what]);
    },
  });
}
