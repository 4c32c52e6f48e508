import type { SlotName } from '@hirehq/shared-contracts/slots';
import { ActionIcon, Button, ErrorState, Hint, Icon, useIntl, useOnline } from '@hirehq/shared-ui';
import type { Criticality } from '@hirehq/shared-contracts/remote-manifest';
import { ReadableNotice } from '../first-paint/adopted-part.tsx';
import { HomeLink } from '../layout/home-link.tsx';
import classes from './part-fallback.module.css';
import type { LoadFailure } from './load-failure.ts';

interface PartFallbackProps {
  remote: string;
  part: string;
  /** The slot the part fills; undefined for a page. */
  slot?: SlotName | undefined;
  criticality: Criticality;
  failure: LoadFailure;
  onRetry: () => void;
  /** Shown instead of Retry if only a new page helps. */
  onReload: (() => void) | undefined;
  /** True if the page came with what the part shows first: it can still be read, so that one line is enough. */
  isReadable?: boolean;
}

/**
 * What people call the content of a slot. Windows that float over the page have no name: another part of the remote leads to the
 * same content and says that it cannot be loaded. What only pages of others show has none either.
 */
const SLOT_NAMES = {
  'header.search': 'slot.header.search',
  'header.notifications': 'slot.header.notifications',
  'header.messages': 'slot.header.messages',
  'header.accessibility': 'slot.header.accessibility',
  'landing.search': 'slot.landing.search',
  'landing.jobs': 'slot.landing.jobs',
  'page.overlay': undefined,
  'page.toolbar': 'slot.page.toolbar',
  'settings.notifications': 'slot.settings.notifications',
  'settings.accessibility': 'slot.settings.accessibility',
  'dashboard.interview': 'slot.dashboard.interview',
  'dashboard.applications': 'slot.dashboard.applications',
  'dashboard.jobs': 'slot.dashboard.jobs',
  'dashboard.messages': 'slot.dashboard.messages',
  'dashboard.profile': 'slot.dashboard.profile',
  'dashboard.coach': 'slot.dashboard.coach',
  'embed.view': undefined,
} as const satisfies Record<SlotName, string | undefined>;

/**
 * The fallback for a part that no version of its remote could show: what cannot be loaded, whether the browser is offline, and a
 * second try. The criticality of the part decides how prominent it is.
 */
export function PartFallback({ remote, part, slot, criticality, failure, onRetry, onReload, isReadable }: PartFallbackProps) {
  const intl = useIntl();
  const online = useOnline();
  const marks = {
    'data-fallback': criticality,
    'data-remote': remote,
    'data-part': part,
    'data-phase': failure.phase,
    'data-cause': failure.cause,
  };
  const retryLabel = intl.formatMessage({ id: onReload ? 'fallback.reload' : 'fallback.retry' });
  const again = onReload ?? onRetry;
  const nameId = slot && SLOT_NAMES[slot];
  if (slot && !nameId) return null;
  const said = nameId
    ? intl.formatMessage({ id: online ? 'fallback.part' : 'fallback.part.offline' }, { name: intl.formatMessage({ id: nameId }) })
    : intl.formatMessage({ id: online ? 'fallback.essential' : 'ui.offline.text' });

  if (isReadable) {
    return (
      <ReadableNotice {...marks}>
        <span>{intl.formatMessage({ id: online ? 'fallback.readable' : 'fallback.readable.offline' })}</span>
        <Button size="xs" variant="light" onClick={again}>
          {retryLabel}
        </Button>
      </ReadableNotice>
    );
  }
  if (criticality === 'regular') {
    const label = `${said} ${retryLabel}`;
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
        <span>{said}</span>
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
        title={intl.formatMessage({ id: online ? 'error.title' : 'ui.offline.title' })}
        description={intl.formatMessage({ id: online ? 'fallback.primary' : 'ui.offline.text' })}
        retry={{ label: retryLabel, onRetry: again }}
      >
        <HomeLink />
      </ErrorState>
    </div>
  );
}
