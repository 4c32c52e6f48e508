/** The header by which the services answer, and write mails, in the language of the page: that chosen here, not the browser's. */
export function pageLanguage(): Record<string, string> {
  const { lang } = document.documentElement;
  return lang === '' ? {} : { 'accept-language': lang };
}
