import { useEffect, useEffectEvent } from 'react';
import { Button, FormattedMessage, Loader, useIntersection, useIntl } from '@hirehq/shared-ui';
import type { End } from '../../shared/notifications.model.ts';
import { ListEnd } from './list-end.tsx';

interface MoreOnScrollProps {
  /** The state of the next page. */
  more: 'idle' | 'loading' | 'failed';
  /** How the list ends; undefined if there is a next page. */
  end: End | undefined;
  onLoadMore: () => void;
}

/** The end of a growing list: loads the next page when it becomes visible. */
export function MoreOnScroll({ more, end, onLoadMore }: MoreOnScrollProps) {
  const intl = useIntl();
  const { ref, entry } = useIntersection({ rootMargin: '120px' });
  const inSight = entry?.isIntersecting ?? false;
  const load = useEffectEvent(onLoadMore);

  useEffect(() => {
    if (inSight && more === 'idle' && end === undefined) load();
  }, [inSight, more, end]);

  return (
    <div ref={ref} className="nt-more" role="status">
      {more === 'loading' && <Loader size="sm" aria-label={intl.formatMessage({ id: 'notifications.loading' })} />}
      {more === 'failed' && (
        <Button variant="light" size="sm" onClick={onLoadMore}>
          <FormattedMessage id="notifications.error.retry" />
        </Button>
      )}
      {end && <ListEnd end={end} />}
    </div>
  );
}
