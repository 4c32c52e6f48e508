import { SearchPanel } from './search-panel.tsx';
import { SearchSheet } from './search-sheet.tsx';
import classes from './search-in-page.module.css';

/** Both forms of the search, of which the style sheet shows the one for the width of the window. */
export function SearchInPage() {
  return (
    <>
      <div className={classes['narrow']}>
        <SearchSheet />
      </div>
      <div className={classes['wide']}>
        <SearchPanel layout="bar" />
      </div>
    </>
  );
}
