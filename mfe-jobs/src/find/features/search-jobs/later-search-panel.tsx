import { Suspense, type ComponentProps } from 'react';
import { Skeleton } from '@hirehq/shared-ui';
import { laterPart } from '@hirehq/shared-ui/bundled';
import './search-boxes.module.css';
import classes from './search-panel.module.css';

/** Loads the code of the panel; its styles are there with the page. */
export const loadSearchPanel = () => import(/* webpackChunkName: "search-panel" */ './search-panel.tsx');
const Panel = laterPart(async () => (await loadSearchPanel()).SearchPanel);

/** The search panel, whose code loads later; its room is kept. */
export function LaterSearchPanel(panel: ComponentProps<typeof Panel>) {
  const room =
    panel.layout === 'bar' ? (
      <Skeleton height={52} radius={999} maw="var(--hq-search-width, 52rem)" />
    ) : (
      <Skeleton className={classes['sheetRoom'] ?? ''} />
    );
  return (
    <Suspense fallback={room}>
      <Panel {...panel} />
    </Suspense>
  );
}
