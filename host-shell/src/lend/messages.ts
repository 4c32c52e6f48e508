import type { Locale } from '@hirehq/shared-contracts/page';
import en from '../messages/en.json';

export type ShellMessages = Readonly<Record<string, string>>;

const LATER: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ default: ShellMessages }>>> = {
  es: () => import(/* webpackChunkName: "messages-es" */ '../messages/es.json'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.json'),
};

/** The shell's texts in a language; English where they can't be had. */
export async function loadMessages(locale: Locale): Promise<ShellMessages> {
  if (locale === 'en') return en;
  return LATER[locale]().then(
    (module) => module.default,
    (error: unknown) => {
      reportError(error);
      return en;
    },
  );
}
