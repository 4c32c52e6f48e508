import { Button, FormattedMessage } from '@hirehq/shared-ui';

interface MoreButtonProps {
  list: { hasMore: boolean; more: 'idle' | 'loading' | 'failed'; loadMore: () => void };
}

/** Loads the next page of a list; after a failure it tries again. */
export function MoreButton({ list: { hasMore, more, loadMore } }: MoreButtonProps) {
  if (!hasMore) return null;
  return (
    <div>
      {more === 'failed' && (
        <p role="alert">
          <FormattedMessage id="common.moreFailed" />
        </p>
      )}
      <Button variant="default" onClick={loadMore} loading={more === 'loading'}>
        <FormattedMessage id="common.more" />
      </Button>
    </div>
  );
}
