import { useIsNarrow } from '@hirehq/shared-ui/bundled';
import { LaterSearchPanel } from '../features/search-jobs/later-search-panel.tsx';
import { SearchSheet } from '../features/search-jobs/search-sheet.tsx';
import classes from './header-search.module.css';

/** The search panel in the shell's header. */
export function HeaderSearch() {
  const isNarrow = useIsNarrow();
  if (isNarrow) return <SearchSheet />;
  return (
    <div className={classes['wide']}>
      <LaterSearchPanel layout="bar" />
    </div>
  );
}
