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
import { ShellSlot, useIsSlotFilled } from '@hirehq/shared-ui/bundled';
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
        <div className={classes['sections']} aria-busy="true">
          <VisuallyHidden>{text('settings.loading')}</VisuallyHidden>
          {[180, 160, 140, 320, 200].map((height) => (
            <Skeleton key={height} height={height} radius="lg" />
          ))}
        </div>
      )}
    </div>
  );
}

function Sections({ settings, reload }: { settings: AccountState; reload: () => void }) {
  const { formatMessage } = useIntl();
  const title = (part: string) => formatMessage({ id: `settings.${part}.title` });
  const hasNotifications = useIsSlotFilled('settings.notifications');
  const hasAccessibility = useIsSlotFilled('settings.accessibility');
  const { deletionOn, pool, providerActions } = settings;
  return (
    <div className={classes['sections']}>
      {deletionOn !== null && <KeepAccount deletionOn={deletionOn} />}
      <PageSection title={title('email')}>
        <ChangeEmail settings={settings} />
      </PageSection>
      {providerActions.length > 0 && (
        <PageSection title={title('provider')}>
          <ManageSignIn settings={settings} />
        </PageSection>
      )}
      <PageSection title={title('language')}>
        <ChooseLanguage settings={settings} />
      </PageSection>
      {hasAccessibility && (
        <PageSection title={title('accessibility')}>
          <ShellSlot name="settings.accessibility" />
        </PageSection>
      )}
      {hasNotifications && (
        <section aria-labelledby="settings-notifications" className={classes['slot']}>
          <h2 id="settings-notifications" className="hq-section-title">
            {title('notifications')}
          </h2>
          <ShellSlot name="settings.notifications" />
        </section>
      )}
      <PageSection title={title('classification')}>
        <ChooseClassification isProviderExternal={providerActions.includes('ACCOUNT')} />
      </PageSection>
      {pool && (
        <PageSection title={title('pool')}>
          <LeavePool pool={pool} />
        </PageSection>
      )}
      <PageSection title={title('storage')}>
        <ViewStorage />
      </PageSection>
      <PageSection title={title('export')}>
        <ExportData dataExport={settings.export} reload={reload} />
      </PageSection>
      <PageSection title={title('terms')}>
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
      </PageSection>
      {deletionOn === null && (
        <PageSection title={title('delete')}>
          <DeleteAccount settings={settings} />
        </PageSection>
      )}
    </div>
  );
}
