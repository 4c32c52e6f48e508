import {
  EMBEDDABLE,
  EMBED_DENSITIES,
  EMBED_SCHEMES,
  EMBED_THEMES,
  VERSION_RANGE,
  type EmbeddableRemote,
  type EmbeddableView,
  type EmbedDensity,
  type EmbedErrorCode,
  type EmbedApply,
  type EmbedScheme,
  type EmbedTheme,
} from '@hirehq/shared-contracts/embed';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/locales';

/** What the attributes of the element say. */
export interface EmbedOptions {
  remote: EmbeddableRemote;
  view: EmbeddableView;
  /** The job of a detail view, or that others are like. */
  job: string | undefined;
  /** Of a public profile. */
  profileKey: string | undefined;
  enterprise: string;
  /** A search, as the address of a job list has it. */
  filters: string;
  apply: EmbedApply;
  locale: Locale;
  scheme: EmbedScheme;
  theme: EmbedTheme;
  density: EmbedDensity;
  /** A version of the remote, or a range of them; undefined for the live one. */
  version: string | undefined;
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
  const oneOf = <Value extends string>(name: string, values: readonly Value[], usual: Value): Value =>
    values.find((known) => known === given(name)) ?? usual;
  const scheme = oneOf('scheme', EMBED_SCHEMES, 'auto');
  const remote = given('remote') ?? 'jobs';
  if (!isRemote(remote)) return { error: 'UNKNOWN_REMOTE', locale, scheme };
  const views: readonly EmbeddableView[] = EMBEDDABLE[remote];
  const wanted = given('view') ?? views[0];
  const view = views.find((known) => known === wanted);
  if (!view) return { error: 'UNKNOWN_VIEW', locale, scheme };
  const enterprise = given('enterprise');
  if (!enterprise) return { error: 'ENTERPRISE_MISSING', locale, scheme };
  const job = given('job');
  if ((view === 'detail' || view === 'similar') && !job) return { error: 'JOB_MISSING', locale, scheme };
  const profileKey = given('profile-key');
  if (view === 'public' && !profileKey) return { error: 'PROFILE_KEY_MISSING', locale, scheme };
  const version = given('version');
  if (version !== undefined && !VERSION_RANGE.test(version)) return { error: 'VERSION_UNKNOWN', locale, scheme };
  return {
    remote,
    view,
    job,
    profileKey,
    enterprise,
    filters: given('filters') ?? '',
    apply: given('apply') === 'here' ? 'here' : 'page',
    locale,
    scheme,
    theme: oneOf('theme', EMBED_THEMES, 'employer'),
    density: oneOf('density', EMBED_DENSITIES, 'comfortable'),
    version,
    developmentKey: given('development-key'),
    isEager: given('loading') === 'eager',
  };
}
