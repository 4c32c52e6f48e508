import { sharedMessages } from '../messages/index.ts';

export type Messages = Readonly<Record<string, string>>;

/** A remote's texts: English is bundled, other languages load on first use. */
export interface RemoteMessages {
  en: Messages;
  es: () => Promise<Messages>;
  ar: () => Promise<Messages>;
}

export type MessageLocale = keyof RemoteMessages;

/** The supported language for `locale`; English if there is none. */
export function messageLocale(locale: string): MessageLocale {
  const language = locale.toLowerCase().split('-')[0];
  return language === 'es' || language === 'ar' ? language : 'en';
}

const loaded = new WeakMap<RemoteMessages, Partial<Record<MessageLocale, Messages>>>();

function cacheTexts(messages: RemoteMessages, locale: MessageLocale, texts: Messages): Messages {
  loaded.set(messages, { ...loaded.get(messages), [locale]: texts });
  return texts;
}

/** The texts of the remote and the shared ones, if both are loaded. */
export function loadedMessages(messages: RemoteMessages, locale: MessageLocale): Messages | undefined {
  const known = loaded.get(messages)?.[locale];
  if (known || locale !== 'en') return known;
  return cacheTexts(messages, 'en', { ...sharedMessages.en, ...messages.en });
}

/** Loads the texts of a language once. */
export async function loadMessages(messages: RemoteMessages, locale: MessageLocale): Promise<Messages> {
  const known = loadedMessages(messages, locale);
  if (known || locale === 'en') return known ?? messages.en;
  const [shared, own] = await Promise.all([sharedMessages[locale](), messages[locale]()]);
  return cacheTexts(messages, locale, { ...shared, ...own });
}
