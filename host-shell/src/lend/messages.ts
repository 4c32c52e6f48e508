import type { Locale } from '@hirehq/shared-contracts/page';
import { loadMessages as loadWithShared, type RemoteMessages } from '@hirehq/shared-ui';
import en from '../messages/en.json';

export type ShellMessages = Readonly<Record<string, string>>;

const OWN: RemoteMessages = {
  en,
  es: () => import(/* webpackChunkName: "messages-es" */ '../messages/es.json').then((module) => module.default),
  ar: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.json').then((module) => module.default),
};

/** The texts of the shell and the shared ones, in a language; in English if they cannot be loaded. */
export async function loadMessages(locale: Locale): Promise<ShellMessages> {
  return loadWithShared(OWN, locale).catch((error: unknown) => {
    reportError(error);
    return loadWithShared(OWN, 'en');
  });
}
