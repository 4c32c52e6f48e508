import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { Drawer, Icon, Skeleton, UnstyledButton, useDisclosure, useIntl, useMediaQuery, whenIdle } from '@hirehq/shared-ui';
import { SearchedTerms } from '../features/search-jobs/searched-terms.tsx';
import '../features/search-jobs/search-boxes.module.css';
import '../features/search-jobs/search-panel.module.css';
import classes from './header-search.module.css';

const loadPanel = () => import(/* webpackChunkName: "search-panel" */ '../features/search-jobs/search-panel.tsx');
const LaterPanel = lazy(async () => ({ default: (await loadPanel()).SearchPanel }));

function SearchPanel(panel: ComponentProps<typeof LaterPanel>) {
  return (
    <Suspense fallback={<Skeleton height={52} radius={999} />}>
      <LaterPanel {...panel} />
    </Suspense>
  );
}

/** On narrow screens, a button that opens the panel as a sheet. Its code loads when the page is idle. */
function SearchSheet() {
  const { formatMessage } = useIntl();
  const [opened, { open, close }] = useDisclosure(false);
  // A chunk that could not be loaded is requested again when the sheet is opened.
  useEffect(() => whenIdle(() => void loadPanel().catch(() => undefined)), []);
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
        <SearchPanel layout="sheet" onDone={close} />
      </Drawer>
    </>
  );
}

/** The search panel in the shell's header. */
export function HeaderSearch() {
  const isNarrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
  if (isNarrow) return <SearchSheet />;
  return (
    <div className={classes['wide']}>
      <SearchPanel layout="bar" />
    </div>
  );
}
