import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MyJobsSort } from '@hirehq/shared-contracts/graphql/types';
import { NativeSelect, useDebouncedValue, useIntl } from '@hirehq/shared-ui';
import { SearchField } from '@hirehq/shared-ui/bundled';
import classes from './jobs-toolbar.module.css';
import { SORTS, SORT_WORDS } from '../../features/track-jobs/track-jobs.model.ts';

const DEBOUNCE_MS = 300;

interface JobsToolbarProps {
  keyword: string;
  onSearch: (keyword: string) => void;
  sort: MyJobsSort;
  onSort: (sort: MyJobsSort) => void;
}

/** The search in the tracked jobs, and their order. */
export function JobsToolbar({ keyword, onSearch, sort, onSort }: JobsToolbarProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(keyword);
  const [settled] = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const searched = useRef(keyword);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (settled === searched.current) return;
    searched.current = settled;
    search(settled);
  }, [settled]);
  // The address can change otherwise, e.g. by the browser's Back.
  useEffect(() => {
    if (keyword === searched.current) return;
    searched.current = keyword;
    setTyped(keyword);
  }, [keyword]);

  return (
    <div className={classes['toolbar']}>
      <div className={classes['search']}>
        <SearchField label={formatMessage({ id: 'myJobs.search' })} value={typed} onChange={setTyped} />
      </div>
      <NativeSelect
        className={classes['sort'] ?? ''}
        aria-label={formatMessage({ id: 'sort.label' })}
        value={sort}
        onChange={({ currentTarget }) => onSort(SORTS.find((each) => each === currentTarget.value) ?? 'CHANGED')}
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {formatMessage(SORT_WORDS[each])}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
