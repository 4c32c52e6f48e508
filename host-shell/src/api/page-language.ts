/**
 * The header that tells the services the language of the page, for responses and mails: the language chosen here, not the
 * browser's.
 */
export function pageLanguage(): Record<string, string> {
  const { lang } = document.documentElement;
  return lang === '' ? {} : { 'accept-language': lang };
}
