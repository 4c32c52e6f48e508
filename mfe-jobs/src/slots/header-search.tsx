import { Drawer, Icon, UnstyledButton, useDisclosure, useIntl } from '@hirehq/shared-ui';
import { SearchedTerms } from '../features/search-jobs/searched-terms.tsx';
import { SearchPanel } from '../features/search-jobs/search-panel.tsx';
import classes from './header-search.module.css';

/** The search panel in the shell's header; on narrow screens a button that opens it as a sheet. */
export function HeaderSearch() {
  const { formatMessage } = useIntl();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <div className={classes['wide']}>
        <SearchPanel layout="bar" />
      </div>
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
        <SearchPanel layout="sheet" onDone={close} />
      </Drawer>
    </>
  );
}
