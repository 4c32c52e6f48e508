import type { ReactNode } from 'react';
import { ErrorState, OfflineNotice, PageSection, Skeleton, VisuallyHidden, useIntl } from '@hirehq/shared-ui';
import { ChannelChoices } from './channel-choices.tsx';
import type { Preferences } from './preferences.model.ts';
import { usePreferences } from './preferences.query.ts';
import { QuietHours } from './quiet-hours.tsx';
import { useSavePreferences } from './save-preferences.mutation.ts';
import classes from './preferences.module.css';

interface PreferenceSectionsProps {
  /** Heading level of the sections. */
  order: 2 | 3;
  /** The content of the section about this device. */
  device: ReactNode;
}

/** What a candidate is notified of, how and when. */
export function PreferenceSections({ order, device }: PreferenceSectionsProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const query = usePreferences();
  const saved = query.data?.notificationPreferences;

  if (!saved && query.status === 'failed')
    return (
      <ErrorState
        order={order}
        title={text('preferences.error')}
        description={text('notifications.error.text')}
        retry={{ label: text('notifications.error.retry'), onRetry: query.retry }}
      />
    );
  return (
    <div>
      <OfflineNotice message={text('preferences.offline')} />
      <div className={classes['sections']}>
        <PageSection title={text('preferences.device.title')} order={order}>
          {device}
        </PageSection>
        {saved ? (
          <SavedSections saved={saved} order={order} />
        ) : (
          <div className={classes['sections']} aria-busy="true">
            <VisuallyHidden>{text('preferences.loading')}</VisuallyHidden>
            <Skeleton height={420} radius="lg" />
            <Skeleton height={220} radius="lg" />
          </div>
        )}
      </div>
    </div>
  );
}

function SavedSections({ saved, order }: { saved: Preferences; order: 2 | 3 }) {
  const { formatMessage } = useIntl();
  const { shown, save } = useSavePreferences(saved);
  return (
    <>
      <PageSection title={formatMessage({ id: 'preferences.types' })} order={order}>
        <ChannelChoices preferences={shown} onChange={save} />
      </PageSection>
      <PageSection title={formatMessage({ id: 'preferences.when' })} order={order}>
        <QuietHours preferences={shown} onChange={save} />
      </PageSection>
    </>
  );
}
