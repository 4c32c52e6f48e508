import { EMBEDDABLE, EMBED_SCHEMES, type EmbedErrorCode, type EmbedScheme } from '@hirehq/shared-contracts/embed';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/locales';

/** What the attributes of the element say. */
export interface EmbedOptions {
  enterprise: string;
  /** A search, as the address of a job list has it. */
  filters: string;
  locale: Locale;
  scheme: EmbedScheme;
  developmentKey: string | undefined;
  /** Loads at once, however far below the fold it is. */
  isEager: boolean;
}

const isRemote = (name: string): name is keyof typeof EMBEDDABLE => Object.hasOwn(EMBEDDABLE, name);

const localeOf = (tags: readonly (string | null | undefined)[]): Locale =>
  tags.flatMap((tag) => LOCALES.find((locale) => tag?.toLowerCase().split('-')[0] === locale) ?? [])[0] ?? 'en';

/** Reads the attributes of an element, or why it can show nothing. Unknown values of attributes that only change its looks are ignored. */
export function readOptions(element: HTMLElement): EmbedOptions | { error: EmbedErrorCode } {
  const given = (name: string) => element.getAttribute(name)?.trim() || undefined;
  const remote = given('remote') ?? 'jobs';
  if (!isRemote(remote)) return { error: 'UNKNOWN_REMOTE' };
  const [first] = EMBEDDABLE[remote];
  const view = given('view') ?? first;
  if (!EMBEDDABLE[remote].some((known) => known === view)) return { error: 'UNKNOWN_VIEW' };
  const enterprise = given('enterprise');
  if (!enterprise) return { error: 'ENTERPRISE_MISSING' };
  const scheme = given('scheme');
  return {
    enterprise,
    filters: given('filters') ?? '',
    locale: localeOf([given('locale'), element.closest('[lang]')?.getAttribute('lang'), navigator.language]),
    scheme: EMBED_SCHEMES.find((known) => known === scheme) ?? 'auto',
    developmentKey: given('development-key'),
    isEager: given('loading') === 'eager',
  };
}
