import {
  EMBEDDABLE,
  EMBED_SCHEMES,
  type EmbeddableRemote,
  type EmbeddableView,
  type EmbedErrorCode,
  type EmbedApply,
  type EmbedScheme,
} from '@hirehq/shared-contracts/embed';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/locales';

/** What the attributes of the element say. */
export interface EmbedOptions {
  remote: EmbeddableRemote;
  view: EmbeddableView;
  /** The job of a detail view. */
  job: string | undefined;
  enterprise: string;
  /** A search, as the address of a job list has it. */
  filters: string;
  apply: EmbedApply;
  locale: Locale;
  scheme: EmbedScheme;
  developmentKey: string | undefined;
  /** Loads at once, however far below the fold it is. */
  isEager: boolean;
}

const isRemote = (name: string): name is keyof typeof EMBEDDABLE => Object.hasOwn(EMBEDDABLE, name);

const localeOf = (tags: readonly (string | null | undefined)[]): Locale =>
  tags.flatMap((tag) => LOCALES.find((locale) => tag?.toLowerCase().split('-')[0] === locale) ?? [])[0] ?? 'en';

/** Why an element can show nothing, and how to show that. */
export interface Unreadable {
  error: EmbedErrorCode;
  locale: Locale;
  scheme: EmbedScheme;
}

/** Reads the attributes of an element, or why it can show nothing. Unknown values of attributes that only change its looks are ignored. */
export function readOptions(element: HTMLElement): EmbedOptions | Unreadable {
  const given = (name: string) => element.getAttribute(name)?.trim() || undefined;
  const locale = localeOf([given('locale'), element.closest('[lang]')?.getAttribute('lang'), navigator.language]);
  const named = given('scheme');
  const scheme = EMBED_SCHEMES.find((known) => known === named) ?? 'auto';
  const remote = given('remote') ?? 'jobs';
  if (!isRemote(remote)) return { error: 'UNKNOWN_REMOTE', locale, scheme };
  const [first] = EMBEDDABLE[remote];
  const wanted = given('view') ?? first;
  const view = EMBEDDABLE[remote].find((known) => known === wanted);
  if (!view) return { error: 'UNKNOWN_VIEW', locale, scheme };
  const enterprise = given('enterprise');
  if (!enterprise) return { error: 'ENTERPRISE_MISSING', locale, scheme };
  const job = given('job');
  if (view === 'detail' && !job) return { error: 'JOB_MISSING', locale, scheme };
  return {
    remote,
    view,
    job,
    enterprise,
    filters: given('filters') ?? '',
    apply: given('apply') === 'here' ? 'here' : 'page',
    locale,
    scheme,
    developmentKey: given('development-key'),
    isEager: given('loading') === 'eager',
  };
}
