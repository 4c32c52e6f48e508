import { ActionIcon, Button, ErrorState, Hint, Icon, useIntl } from '@hirehq/shared-ui';
import type { Criticality } from '@hirehq/shared-contracts/remote-manifest';
import { HomeLink } from '../layout/home-link.tsx';
import classes from './part-fallback.module.css';
import type { LoadFailure } from './load-failure.ts';

interface PartFallbackProps {
  remote: string;
  part: string;
  criticality: Criticality;
  failure: LoadFailure;
  onRetry: () => void;
  /** Shown instead of Retry if only a new page helps. */
  onReload: (() => void) | undefined;
}

/** The fallback for a part that no version of its remote could show. The criticality of the part decides how prominent it is. */
export function PartFallback({ remote, part, criticality, failure, onRetry, onReload }: PartFallbackProps) {
  const intl = useIntl();
  const marks = {
    'data-fallback': criticality,
    'data-remote': remote,
    'data-part': part,
    'data-phase': failure.phase,
    'data-cause': failure.cause,
  };
  const retryLabel = intl.formatMessage({ id: onReload ? 'fallback.reload' : 'fallback.retry' });
  const again = onReload ?? onRetry;

  if (criticality === 'regular') {
    const label = onReload ? retryLabel : intl.formatMessage({ id: 'fallback.quiet' });
    return (
      <span {...marks} className={classes['quiet']}>
        <Hint label={label}>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={again}>
            <Icon name="refresh" size={18} />
          </ActionIcon>
        </Hint>
      </span>
    );
  }
  if (criticality === 'essential') {
    return (
      <div {...marks} role="alert" className={classes['visible']}>
        <span>{intl.formatMessage({ id: 'fallback.essential' })}</span>
        <Button size="xs" variant="light" onClick={again}>
          {retryLabel}
        </Button>
      </div>
    );
  }
  return (
    <div {...marks} className="hq-page">
      <ErrorState
        order={1}
        title={intl.formatMessage({ id: 'error.title' })}
        description={intl.formatMessage({ id: 'fallback.primary' })}
        retry={{ label: retryLabel, onRetry: again }}
      >
        <HomeLink />
      </ErrorState>
    </div>
  );
}
