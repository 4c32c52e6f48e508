import { DEFAULT_LOAD_MS, type Locale } from '@hirehq/shared-contracts/page';
import { loadMessages as loadWithShared, type RemoteMessages } from '@hirehq/shared-ui';
import { withinLimit } from './time-limit.ts';
import en from '../messages/en.json';

export type ShellMessages = Readonly<Record<string, string>>;

const OWN: RemoteMessages = {
  en,
  es: () => import(/* webpackChunkName: "messages-es" */ '../messages/es.json').then((module) => module.default),
  ar: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.json').then((module) => module.default),
};

/** The texts of the shell and the shared ones, in a language, tried twice; in English if they cannot be loaded in time. */
export async function loadMessages(locale: Locale): Promise<ShellMessages> {
  const load = () => withinLimit(loadWithShared(OWN, locale), DEFAULT_LOAD_MS);
  return load()
    .catch(load)
    .catch((error: unknown) => {
      reportError(error);
      return loadWithShared(OWN, 'en');
    });
}
