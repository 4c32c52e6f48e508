import type { ReactNode } from 'react';
import { Button, FormattedMessage, type ApiPages } from '@hirehq/shared-ui';
import classes from './more-button.module.css';

interface MoreButtonProps {
  pages: Pick<ApiPages<unknown>, 'more' | 'hasMore' | 'loadMore'>;
  /** The message if the next page could not be loaded. */
  failed: ReactNode;
}

/** Loads the next page; not rendered after the last one. */
export function MoreButton({ pages: { more, hasMore, loadMore }, failed }: MoreButtonProps) {
  if (!hasMore) return null;
  return (
    <div className={classes['more']}>
      {more === 'failed' && <p role="alert">{failed}</p>}
      <Button variant="default" loading={more === 'loading'} onClick={loadMore}>
        <FormattedMessage id="list.more" />
      </Button>
    </div>
  );
}
