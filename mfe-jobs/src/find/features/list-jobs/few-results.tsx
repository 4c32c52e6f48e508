import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, Heading } from '@hirehq/shared-ui';
import type { SearchChange } from '../../shared/search-filters.ts';
import type { JobsState } from './list-jobs.query.ts';
import { OtherSearches } from './other-searches.tsx';
import { WHOLE_LIST } from './whole-list.ts';
import { WiderSearches } from './wider-searches.tsx';
import classes from './wider-searches.module.css';

interface FewResultsProps {
  search: JobSearchParams;
  jobs: Pick<Extract<JobsState, { status: 'ready' }>, 'total' | 'wider' | 'otherSearches' | 'hasMore'>;
  onChange: (change: SearchChange) => void;
}

/** With fewer jobs than this, the list ends with broader searches. */
const FEW = 5;

const TERMS = Object.keys(WHOLE_LIST) as (keyof JobSearchParams)[];

/** After a list of few jobs, or of few that match more than the text: other searches. A search without any terms has none. */
export function FewResults({ search, jobs: { total, wider, otherSearches: others, hasMore }, onChange }: FewResultsProps) {
  const isNarrow = TERMS.some((term) => search[term] !== undefined);
  const isFew = !hasMore && total < FEW;
  if (total === 0 || !isNarrow || !(isFew || wider.length > 0 || others.length > 0)) return null;
  return (
    <div className={classes['few']}>
      <Heading order={2} className={classes['title'] ?? ''}>
        <FormattedMessage id={isFew ? 'list.few' : 'list.others'} />
      </Heading>
      {wider.length > 0 && <WiderSearches search={search} wider={wider} />}
      {others.length > 0 && <OtherSearches search={search} others={others} />}
      <Button variant="default" onClick={() => onChange(WHOLE_LIST)}>
        <FormattedMessage id="list.widenWords" />
      </Button>
    </div>
  );
}
