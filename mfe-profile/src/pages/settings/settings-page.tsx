import { routes } from '@hirehq/shared-contracts/routes';
import {
  ErrorState,
  FormattedMessage,
  OfflineNotice,
  PageLink,
  PageSection,
  Skeleton,
  VisuallyHidden,
  useIntl,
} from '@hirehq/shared-ui';
import { SectionNav, ShellSlot, useIsSlotFilled } from '@hirehq/shared-ui/bundled';
import type { ReactNode } from 'react';
import { ChangeEmail } from '../../features/change-email/change-email.tsx';
import { ChooseClassification } from '../../features/choose-classification/choose-classification.tsx';
import { ChooseLanguage } from '../../features/choose-language/choose-language.tsx';
import { DeleteAccount } from '../../features/delete-account/delete-account.tsx';
import { KeepAccount } from '../../features/delete-account/keep-account.tsx';
import { ExportData } from '../../features/export-data/export-data.tsx';
import { LeavePool } from '../../features/leave-pool/leave-pool.tsx';
import { ManageSignIn } from '../../features/manage-sign-in/manage-sign-in.tsx';
import { ViewStorage } from '../../features/view-storage/view-storage.tsx';
import { useAccountSettings, type AccountState } from '../../shared/account-settings/account-settings.query.ts';
import classes from './settings-page.module.css';

/** /candidate/settings (PR-11): each part is saved by itself. */
export function SettingsPage() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const query = useAccountSettings();
  const settings = query.data?.accountSettings;

  if (!settings && query.status === 'failed')
    return (
      <div className={`hq-page ${classes['page']}`}>
        <ErrorState
          order={1}
          title={text('settings.error')}
          description={text('settings.error.text')}
          retry={{ label: text('settings.error.retry'), onRetry: query.retry }}
        />
      </div>
    );
  return (
    <div className={`hq-page ${classes['page']}`}>
      <div>
        <h1 className="hq-page-title">
          <FormattedMessage id="settings.title" />
        </h1>
        <p className="hq-lead">
          <FormattedMessage id="settings.lead" />
        </p>
      </div>
      <OfflineNotice message={text('settings.offline')} />
      {settings ? (
        <Sections settings={settings} reload={query.retry} />
      ) : (
        <div className="hq-with-section-nav">
          <SectionNav sections={undefined} />
          <div className={classes['sections']} aria-busy="true">
            <VisuallyHidden>{text('settings.loading')}</VisuallyHidden>
            {[180, 160, 140, 320, 200].map((height) => (
              <Skeleton key={height} height={height} radius="lg" />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

interface Part {
  id: string;
  content: ReactNode;
  /** Its cards are those of the slot, below its heading. */
  isSlot?: boolean;
}

function Sections({ settings, reload }: { settings: AccountState; reload: () => void }) {
  const { formatMessage } = useIntl();
  const title = (part: string) => formatMessage({ id: `settings.${part}.title` });
  const hasNotifications = useIsSlotFilled('settings.notifications');
  const hasAccessibility = useIsSlotFilled('settings.accessibility');
  const { deletionOn, pool, providerActions } = settings;
  const parts: Part[] = [
    { id: 'email', content: <ChangeEmail settings={settings} /> },
    ...(providerActions.length > 0 ? [{ id: 'provider', content: <ManageSignIn settings={settings} /> }] : []),
    { id: 'language', content: <ChooseLanguage settings={settings} /> },
    ...(hasAccessibility ? [{ id: 'accessibility', content: <ShellSlot name="settings.accessibility" /> }] : []),
    ...(hasNotifications ? [{ id: 'notifications', content: <ShellSlot name="settings.notifications" />, isSlot: true }] : []),
    {
      id: 'classification',
      content: <ChooseClassification isProviderExternal={providerActions.includes('ACCOUNT')} />,
    },
    ...(pool ? [{ id: 'pool', content: <LeavePool pool={pool} /> }] : []),
    { id: 'storage', content: <ViewStorage /> },
    { id: 'export', content: <ExportData dataExport={settings.export} reload={reload} /> },
    { id: 'terms', content: <Terms /> },
    ...(deletionOn === null ? [{ id: 'delete', content: <DeleteAccount settings={settings} /> }] : []),
  ];
  return (
    <div className="hq-with-section-nav">
      <SectionNav sections={parts.map(({ id }) => ({ id, label: title(id) }))} />
      <div className={classes['sections']}>
        {deletionOn !== null && <KeepAccount deletionOn={deletionOn} />}
        {parts.map(({ id, content, isSlot }) =>
          isSlot ? (
            <section key={id} id={id} aria-labelledby={`settings-${id}`} className={classes['slot']}>
              <h2 id={`settings-${id}`} className="hq-section-title">
                {title(id)}
              </h2>
              {content}
            </section>
          ) : (
            <PageSection key={id} anchor={id} title={title(id)}>
              {content}
            </PageSection>
          ),
        )}
      </div>
    </div>
  );
}

function Terms() {
  return (
    <p className={classes['terms']}>
      <FormattedMessage
        id="settings.terms.text"
        values={{
          terms: (
            <PageLink to={routes.termsOfUse()}>
              <FormattedMessage id="settings.terms.terms" />
            </PageLink>
          ),
          privacy: (
            <PageLink to={routes.privacyPolicy()}>
              <FormattedMessage id="settings.terms.privacy" />
            </PageLink>
          ),
        }}
      />
    </p>
  );
}
