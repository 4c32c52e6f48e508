import { useEffect } from 'react';
import { Drawer, Icon, UnstyledButton, useDisclosure, useIntl, whenIdle } from '@hirehq/shared-ui';
import { LaterSearchPanel, loadSearchPanel } from './later-search-panel.tsx';
import classes from './search-sheet.module.css';
import { SearchedTerms } from './searched-terms.tsx';

/** On narrow screens, a button that opens the panel as a sheet. Its code loads when the page is idle. */
export function SearchSheet() {
  const { formatMessage } = useIntl();
  const [opened, { open, close }] = useDisclosure(false);
  // A chunk that could not be loaded is requested again when the sheet is opened.
  useEffect(() => whenIdle(() => void loadSearchPanel().catch(() => undefined)), []);
  return (
    <>
      <UnstyledButton className={classes['button'] ?? ''} onClick={open} aria-haspopup="dialog">
        <Icon name="search" />
        <span className={classes['text']}>
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
