import { useEffect, useEffectEvent } from 'react';
import { Button, FormattedMessage, Loader, useIntersection, useIntl } from '@hirehq/shared-ui';

interface MoreOnScrollProps {
  /** What became of the page after the last one. */
  more: 'idle' | 'loading' | 'failed';
  ended: boolean;
  onLoadMore: () => void;
}

/** The foot of a list that grows: asks for the next page when it comes into sight. */
export function MoreOnScroll({ more, ended, onLoadMore }: MoreOnScrollProps) {
  const intl = useIntl();
  const { ref, entry } = useIntersection({ rootMargin: '120px' });
  const inSight = entry?.isIntersecting ?? false;
  const load = useEffectEvent(onLoadMore);

  useEffect(() => {
    if (inSight && more === 'idle' && !ended) load();
  }, [inSight, more, ended]);

  return (
    <div ref={ref} className="nt-more" role="status">
      {more === 'loading' && <Loader size="sm" aria-label={intl.formatMessage({ id: 'notifications.loading' })} />}
      {more === 'failed' && (
        <Button variant="light" size="sm" onClick={onLoadMore}>
          <FormattedMessage id="notifications.error.retry" />
        </Button>
      )}
      {ended && (
        <span className="nt-time">
          <FormattedMessage id="notifications.end" />
        </span>
      )}
    </div>
  );
}
