import { useEffect, useEffectEvent } from 'react';
import { Button, FormattedMessage, Loader, useIntersection, useIntl } from '@hirehq/shared-ui';

interface MoreOnScrollProps {
  /** The state of the next page. */
  more: 'idle' | 'loading' | 'failed';
  ended: boolean;
  onLoadMore: () => void;
}

/** The end of a growing list: loads the next page when it becomes visible. */
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
