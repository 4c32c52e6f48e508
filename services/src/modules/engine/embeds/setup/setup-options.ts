import { EMBED_SCHEMES, EMBEDDABLE, type EMBED_ATTRIBUTES, type EmbedScheme } from '@hirehq/shared-contracts/embed';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/page';
import { jobSearchQuery, parseJobSearch } from '@hirehq/shared-contracts/routes';

/** One job is for a page of that job, not for a whole site; applications are framed in proven domains alone, and have no preview. */
const VIEWS: readonly string[] = EMBEDDABLE.jobs.filter((view) => view !== 'detail' && view !== 'applications');

/** What can be chosen, each without a value that is the default. */
export interface SetupOptions {
  view: string | undefined;
  /** A search, as the address of a job list has it. */
  filters: string;
  locale: Locale | undefined;
  scheme: EmbedScheme | undefined;
  isPinned: boolean;
  isForLocalhost: boolean;
}

export const viewsToChoose = VIEWS;

/** The options of an address; values that do not exist are as if they were not chosen. */
export function readSetupOptions(query: URLSearchParams): SetupOptions {
  const view = VIEWS.find((each) => each === query.get('view'));
  const scheme = EMBED_SCHEMES.find((each) => each === query.get('scheme'));
  const { enterprise: _, ...search } = parseJobSearch(query);
  return {
    view: view === VIEWS[0] ? undefined : view,
    filters: jobSearchQuery(search),
    locale: LOCALES.find((each) => each === query.get('locale')),
    scheme: scheme === 'auto' ? undefined : scheme,
    isPinned: query.get('script') === 'pinned',
    isForLocalhost: query.get('place') === 'localhost',
  };
}

/** The attributes that say so. */
export const attributesOf = ({
  view,
  filters,
  locale,
  scheme,
}: SetupOptions): Partial<Record<keyof typeof EMBED_ATTRIBUTES, string>> => ({
  ...(view !== undefined && { view }),
  ...(filters !== '' && { filters }),
  ...(locale !== undefined && { locale }),
  ...(scheme !== undefined && { scheme }),
});
