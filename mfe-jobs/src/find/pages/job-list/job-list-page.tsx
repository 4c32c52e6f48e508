import { shownBeside } from '@hirehq/shared-contracts/beside';
import { isWebview } from '@hirehq/shared-contracts/find-page';
import { hasSearch, isWithoutSearch } from '@hirehq/shared-contracts/header-rules';
import { searchVariables } from '@hirehq/shared-contracts/page-data';
import { isSimplified } from '@hirehq/shared-contracts/reading';
import { jobSearchQuery, routes, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, Heading, NativeSelect, PageLink, useIntl, useLocation, useViewer, useBrand } from '@hirehq/shared-ui';
import { laterPart, useIsNarrow, useReadingSettings, useSurface, useSynonyms } from '@hirehq/shared-ui/bundled';
import { Suspense, useMemo, useRef } from 'react';
import { ActiveFilters } from '../../features/filter-jobs/active-filters.tsx';
import { FilterDrawer } from '../../features/filter-jobs/filter-drawer.tsx';
import { activeFilters, type SearchChange } from '../../shared/search-filters.ts';
import { FilterPanel } from '../../features/filter-jobs/filter-panel.tsx';
import { SynonymsChoice } from '../../features/filter-jobs/synonyms-choice.tsx';
import { UnderstoodWords } from '../../features/filter-jobs/understood-words.tsx';
import { JobResults } from '../../features/list-jobs/job-results.tsx';
import { DensityChoice } from '../../features/list-jobs/density-choice.tsx';
import { useJobPages } from '../../features/list-jobs/list-jobs.query.ts';
import { FewResults } from '../../features/list-jobs/few-results.tsx';
import { NoResults } from '../../features/list-jobs/no-results.tsx';
import { ReadAs } from '../../features/list-jobs/read-as.tsx';
import { useResultTitle, useSearchedEmployer } from '../../features/list-jobs/use-result-title.ts';
import recommended from '../../features/recommend-jobs/recommended-jobs.module.css';
import {
  FiltersAfterList,
  FiltersLink,
  SearchForm,
  SendFilters,
  SendOrder,
} from '../../shared/search-without-scripts/search-without-scripts.tsx';
import { SearchInPage } from '../../features/search-jobs/search-in-page.tsx';
import { SaveSearchButton } from '../../features/save-search/save-search-button.tsx';
import { savedQueryOf } from '../../features/save-search/save-search.model.ts';
import { useSeenJobList } from '../../features/save-search/see-job-list.mutation.ts';
import { formField } from '../../shared/form-field.ts';
import { interpretedSearch } from '../../shared/interpreted-search.ts';
import { useHasPane } from '../../shared/use-has-pane.ts';
import { useJobSearch } from '../../shared/use-job-search.ts';
import { ListAroundContext } from '../../../shared/list-around.ts';
import { usePortalVisit } from '../../../shared/portal.ts';
import { useSaveAfterSignIn } from '../../../shared/save-job/use-save-after-sign-in.ts';
import { JobPane, jobOf } from './job-pane.tsx';
import classes from './job-list-page.module.css';

const RecommendedJobs = laterPart(
  async () =>
    (await import(/* webpackChunkName: "recommended-jobs" */ '../../features/recommend-jobs/recommended-jobs.tsx'))
      .RecommendedJobs,
);

/** Candidates who have not searched yet see recommendations first. */
function useShowsRecommended(search: JobSearchParams): boolean {
  const { pathname } = useLocation();
  return useViewer() !== undefined && pathname === routes.findJobs() && savedQueryOf(search) === '';
}

/** /job-list, /find-jobs and /candidate/find-jobs: the same list for every viewer. */
export function JobListPage() {
  const { formatMessage } = useIntl();
  const variant = useBrand();
  const signedIn = useViewer() !== undefined;
  const { search, start, change } = useJobSearch();
  usePortalVisit();
  const [synonyms] = useSynonyms();
  const { state, loadMore, retry } = useJobPages(searchVariables(search, variant, start), {
    trigger: String(search.triggerSearch),
    synonyms,
  });
  useSaveAfterSignIn();
  const ready = state.status === 'ready' ? state : undefined;
  useSeenJobList(search, ready !== undefined && !ready.refreshing && start === undefined);
  const title = useResultTitle(search, ready);
  const employer = useSearchedEmployer(search, ready);
  const heading = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLElement>(null);
  const isSimple = useReadingSettings((settings) => isSimplified(settings, variant));
  const showsRecommended = useShowsRecommended(search) && !isSimple;
  const isNarrow = useIsNarrow();
  const surface = useSurface();
  // If the filters are in a drawer, they are not rendered twice.
  const hasDrawer = isNarrow || isSimple;
  const { pathname, search: query, state: entry } = useLocation();
  const hasPane = useHasPane();
  const shown = hasPane ? shownBeside(entry) : undefined;
  const isEmpty = shown === undefined && ready?.total === 0;
  const around = useMemo(() => (hasPane ? { address: pathname + query, isPane: false } : undefined), [hasPane, pathname, query]);
  // A page of somebody else has no header with the search.
  const hasSearchInPage =
    surface !== undefined || ((isWebview(pathname) || !hasSearch(variant, pathname, query)) && !isWithoutSearch(pathname, query));
  const interpreted = interpretedSearch(search, ready?.understood);
  const changeMeant = (next: SearchChange) => change(interpreted.change(next));
  const filters = (
    <>
      <SearchForm search={search} employer={employer} />
      <FilterPanel search={interpreted.search} found={ready} isLoading={state.status === 'loading'} onChange={changeMeant} />
      <SynonymsChoice />
      <SendFilters />
    </>
  );

  return (
    <ListAroundContext value={around}>
      <div className={`hq-page ${hasPane ? classes['wide'] : ''}`} data-single={isSimple || undefined}>
        {shown && (
          <button type="button" className={classes['skip']} onClick={() => pane.current?.focus()}>
            <FormattedMessage id="list.skipToJob" />
          </button>
        )}
        {!hasDrawer && (
          <button type="button" className={classes['skip']} onClick={() => heading.current?.focus()}>
            <FormattedMessage id="list.skip" />
          </button>
        )}
        {hasSearchInPage && (
          <div className={classes['search']} data-needs-scripts>
            <SearchInPage />
          </div>
        )}
        {showsRecommended && (
          <Suspense fallback={<div className={recommended['section']} />}>
            <RecommendedJobs />
          </Suspense>
        )}
        <div
          className={classes['layout']}
          data-pane={hasPane || undefined}
          data-empty={isEmpty || undefined}
          data-simplified="column"
        >
          {!hasDrawer && (
            <aside className={classes['rail']} aria-label={formatMessage({ id: 'filter.title' })}>
              {filters}
            </aside>
          )}
          <section className={classes['results']} aria-label={formatMessage({ id: 'list.results' })}>
            <div className={classes['bar']}>
              <div className={classes['heading']}>
                <Heading order={shown ? 2 : 1} ref={heading} tabIndex={-1} className={classes['title']}>
                  {title.heading}
                </Heading>
                <div className={classes['line']}>
                  <p className={classes['count']} role="status">
                    {title.count}
                  </p>
                  {/* Rendered with the count next to it, which would otherwise move it. */}
                  {signedIn && title.count && (
                    <PageLink className={classes['saved'] ?? ''} to={routes.savedSearches()}>
                      <FormattedMessage id="savedSearches.title" />
                    </PageLink>
                  )}
                  <span className={classes['density']}>
                    <DensityChoice />
                  </span>
                </div>
              </div>
              <FilterDrawer
                count={activeFilters(interpreted.search).length}
                total={ready && { count: ready.total, isEstimate: ready.totalIsEstimate }}
              >
                {filters}
              </FilterDrawer>
              <FiltersLink />
              <NativeSelect
                {...formField('sort')}
                className={classes['sort'] ?? ''}
                aria-label={formatMessage({ id: 'sort.label' })}
                value={search.sort ?? 'relevance'}
                onChange={({ currentTarget }) => change({ sort: currentTarget.value })}
              >
                <option value="relevance">{formatMessage({ id: 'sort.relevance' })}</option>
                <option value="newest">{formatMessage({ id: 'sort.newest' })}</option>
                <option value="pay">{formatMessage({ id: 'sort.pay' })}</option>
              </NativeSelect>
              <SendOrder />
              <SaveSearchButton search={search} title={title.heading} />
            </div>
            <ActiveFilters search={search} employer={surface ? undefined : employer} onChange={changeMeant} />
            <UnderstoodWords interpreted={interpreted} onChange={change} />
            <ReadAs
              words={ready?.readAs}
              typed={interpreted.search.keyword ?? ''}
              onInsist={(keyword) => {
                changeMeant({ keyword });
                // The pressed button is removed with the notice.
                heading.current?.focus();
              }}
            />
            {start !== undefined && (
              <PageLink className={classes['saved'] ?? ''} to={[pathname, jobSearchQuery(search)].filter(Boolean).join('?')}>
                <FormattedMessage id="list.fromStart" />
              </PageLink>
            )}
            <JobResults
              state={state}
              chosen={shown && jobOf(shown.pathname)}
              onMore={loadMore}
              onRetry={retry}
              empty={
                <NoResults
                  search={interpreted.search}
                  wider={ready?.wider ?? []}
                  others={ready?.otherSearches ?? []}
                  onChange={changeMeant}
                />
              }
            />
            {ready && <FewResults search={interpreted.search} jobs={ready} onChange={changeMeant} />}
          </section>
          {hasDrawer && <FiltersAfterList className={classes['rail']}>{filters}</FiltersAfterList>}
          {hasPane && !isEmpty && <JobPane shown={shown} pane={pane} />}
        </div>
      </div>
    </ListAroundContext>
  );
}
