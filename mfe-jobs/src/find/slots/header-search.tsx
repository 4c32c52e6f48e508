import { useEffect } from 'react';
import { Drawer, Icon, UnstyledButton, useDisclosure, useIntl, whenIdle } from '@hirehq/shared-ui';
import { useIsNarrow } from '@hirehq/shared-ui/bundled';
import { LaterSearchPanel, loadSearchPanel } from '../features/search-jobs/later-search-panel.tsx';
import { SearchedTerms } from '../features/search-jobs/searched-terms.tsx';
import classes from './header-search.module.css';

/** On narrow screens, a button that opens the panel as a sheet. Its code loads when the page is idle. */
function SearchSheet() {
  const { formatMessage } = useIntl();
  const [opened, { open, close }] = useDisclosure(false);
  // A chunk that could not be loaded is requested again when the sheet is opened.
  useEffect(() => whenIdle(() => void loadSearchPanel().catch(() => undefined)), []);
  return (
    <>
      <UnstyledButton className={classes['narrow'] ?? ''} onClick={open} aria-haspopup="dialog">
        <Icon name="search" />
        <span className={classes['narrowText']}>
          <SearchedTerms />
        </span>
      </UnstyledButton>
      <Drawer
        opened={opened}
        onClose={close}
        position="top"
        size="auto"
        title={formatMessage({ id: 'search.panel' })}
        closeButtonProps={{ 'aria-label': formatMessage({ id: 'common.close' }) }}
      >
        <LaterSearchPanel layout="sheet" startsFocused onDone={close} />
      </Drawer>
    </>
  );
}

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
