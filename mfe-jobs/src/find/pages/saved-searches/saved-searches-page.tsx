import { routes } from '@hirehq/shared-contracts/routes';
import { Button, Drawing, EmptyState, FormattedMessage, PageLink, Skeleton, VisuallyHidden, useIntl } from '@hirehq/shared-ui';
import { useRef } from 'react';
import { SavedSearchCard } from '../../features/save-search/saved-search-card.tsx';
import { useChangeSavedSearches } from '../../features/save-search/saved-searches.mutation.ts';
import { useSavedSearches } from '../../features/save-search/saved-searches.query.ts';
import { PageFailure } from '../../../shared/page-failure.tsx';
import classes from './saved-searches-page.module.css';

const SKELETONS = [0, 1, 2];

/** Searches under a lens, and a ringing bell. */
const SCENE = (
  <Drawing>
    <rect className="hq-art-soft" x="30" y="50" width="112" height="68" rx="12" />
    <rect className="hq-art-card" x="46" y="34" width="112" height="68" rx="12" />
    <path className="hq-art-line" d="M62 54h40M62 68h56M62 82h28" />
    <path className="hq-art-front" d="M128 98c4-4 5-8 5-16a15 15 0 0 1 30 0c0 8 1 12 5 16Z" />
    <path className="hq-art-accent" d="M143 106a5.5 5.5 0 0 0 10 0M148 62v4" />
  </Drawing>
);

/** /candidate/saved-searches */
export function SavedSearchesPage() {
  const { formatMessage } = useIntl();
  const query = useSavedSearches();
  const { change, remove, see } = useChangeSavedSearches();
  const searches = query.data?.savedSearches;
  const heading = useRef<HTMLHeadingElement>(null);

  if (!searches && query.status === 'failed')
    return (
      <div className="hq-page">
        <PageFailure failure={query.failure} onRetry={query.retry} />
      </div>
    );

  return (
    <div className={`hq-page ${classes['page']}`}>
      <div>
        <h1 ref={heading} tabIndex={-1} className="hq-page-title">
          <FormattedMessage id="savedSearches.title" />
        </h1>
        <p className="hq-lead">
          <FormattedMessage id="savedSearches.lead" />
        </p>
      </div>
      {!searches && (
        <div className={classes['list']} aria-busy="true">
          <VisuallyHidden>
            <FormattedMessage id="savedSearches.loading" />
          </VisuallyHidden>
          {SKELETONS.map((card) => (
            <Skeleton key={card} height={190} radius="lg" />
          ))}
        </div>
      )}
      {searches?.length === 0 && (
        <EmptyState
          illustration={SCENE}
          title={formatMessage({ id: 'savedSearches.none' })}
          description={formatMessage({ id: 'savedSearches.noneText' })}
        >
          <Button component={PageLink} to={routes.findJobs()}>
            <FormattedMessage id="myJobs.find" />
          </Button>
        </EmptyState>
      )}
      {searches && searches.length > 0 && (
        <ul className={classes['list']}>
          {searches.map((search) => (
            <li key={search.id}>
              <SavedSearchCard
                search={search}
                onChange={(wanted) => change(search, wanted)}
                onOpen={() => see(search)}
                onRemove={() =>
                  void remove(search).then((gone) => {
                    // The pressed button is removed with its card.
                    if (gone) heading.current?.focus();
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
