import {
  EMBED_APPLY,
  EMBED_DENSITIES,
  EMBED_SCHEMES,
  EMBED_THEMES,
  EMBEDDABLE,
  type EMBED_ATTRIBUTES,
  type EmbedApply,
  type EmbedDensity,
  type EmbeddableRemote,
  type EmbeddableView,
  type EmbedScript,
  type EmbedScheme,
  type EmbedTheme,
} from '@hirehq/shared-contracts/embed';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/page';
import { jobSearchQuery, parseJobSearch } from '@hirehq/shared-contracts/routes';

/** For a page of one job or one person, not for a whole site. */
const NOT_TO_CHOOSE: ReadonlySet<EmbeddableView> = new Set(['detail', 'similar', 'public']);

export type ViewToChoose = Exclude<EmbeddableView, 'detail' | 'similar' | 'public'>;

const isToChoose = (view: EmbeddableView): view is ViewToChoose => !NOT_TO_CHOOSE.has(view);

/** By view: the remote that has it. */
const REMOTES = new Map(
  Object.entries(EMBEDDABLE).flatMap(([remote, views]) =>
    views.filter(isToChoose).map((view): [ViewToChoose, EmbeddableRemote] => [view, remote as EmbeddableRemote]),
  ),
);

/** What the live remotes can do. */
export type ApplyViews = EmbedScript['applyViews'];

/** Whether people can apply inside a view. */
export const offersToApply = (applyViews: ApplyViews, view: ViewToChoose): boolean =>
  applyViews[REMOTES.get(view) ?? '']?.includes(view) ?? false;

/** The first is the default. There are applications to show where people can apply. */
export const viewsToChoose = (applyViews: ApplyViews): readonly ViewToChoose[] =>
  [...REMOTES].filter(([view, remote]) => view !== 'applications' || applyViews[remote]?.length).map(([view]) => view);

/** What can be chosen, each without a value that is the default. */
export interface SetupOptions {
  view: ViewToChoose | undefined;
  /** A search, as the address of a job list has it. */
  filters: string;
  locale: Locale | undefined;
  scheme: EmbedScheme | undefined;
  theme: EmbedTheme | undefined;
  density: EmbedDensity | undefined;
  apply: EmbedApply | undefined;
  isPinned: boolean;
  isForLocalhost: boolean;
}

/** The value that is among these and not the default. */
const chosenOf = <Value extends string>(values: readonly Value[], value: string | null, usual: Value | undefined = values[0]) =>
  values.find((each) => each === value && each !== usual);

/** The options of an address; values that do not exist are as if they were not chosen. */
export function readSetupOptions(query: URLSearchParams, applyViews: ApplyViews): SetupOptions {
  const view = chosenOf(viewsToChoose(applyViews), query.get('view'));
  const canApply = offersToApply(applyViews, view ?? 'list');
  const { enterprise: _, ...search } = parseJobSearch(query);
  return {
    view,
    filters: jobSearchQuery(search),
    locale: LOCALES.find((each) => each === query.get('locale')),
    scheme: chosenOf(EMBED_SCHEMES, query.get('scheme'), 'auto'),
    theme: chosenOf(EMBED_THEMES, query.get('theme')),
    density: chosenOf(EMBED_DENSITIES, query.get('density')),
    apply: canApply ? chosenOf(EMBED_APPLY, query.get('apply')) : undefined,
    isPinned: query.get('script') === 'pinned',
    isForLocalhost: query.get('place') === 'localhost',
  };
}

/** The attributes that say so. */
export function attributesOf({
  view,
  filters,
  locale,
  scheme,
  theme,
  density,
  apply,
}: SetupOptions): Partial<Record<keyof typeof EMBED_ATTRIBUTES, string>> {
  const remote = view && REMOTES.get(view);
  return {
    ...(remote !== undefined && remote !== 'jobs' && { remote }),
    ...(view !== undefined && { view }),
    ...(filters !== '' && { filters }),
    ...(locale !== undefined && { locale }),
    ...(scheme !== undefined && { scheme }),
    ...(theme !== undefined && { theme }),
    ...(density !== undefined && { density }),
    ...(apply !== undefined && { apply }),
  };
}
