import { useIsNarrow, useSurface } from '@hirehq/shared-ui/bundled';
import { LaterSearchPanel } from './later-search-panel.tsx';
import { SearchSheet } from './search-sheet.tsx';

/** The search above a list whose page has no header with one. */
export function SearchInPage() {
  const surface = useSurface();
  const isNarrow = useIsNarrow();
  return isNarrow && !surface ? <SearchSheet /> : <LaterSearchPanel layout="bar" isShort={surface !== undefined} />;
}
