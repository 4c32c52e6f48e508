import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, OfflineNotice, PageLink, PageSkeleton, useIntl, useSearchParams } from '@hirehq/shared-ui';
import { useFreshLinks } from '@hirehq/shared-ui/bundled';
import { RadioField } from '@hirehq/shared-ui/forms';
import '@hirehq/shared-ui/forms.css';
import { DownloadProfile } from '../../features/download-profile/download-profile.tsx';
import { PrintButton } from '../../features/view-profile/print-button.tsx';
import { ProfileView } from '../../features/view-profile/profile-view.tsx';
import { useProfilePreview } from '../../features/view-profile/shared-profile.query.ts';
import { useAudienceName } from '../../shared/code-names.ts';
import { PageFailure } from '../../shared/page-failure.tsx';
import { useProfile } from '../../shared/profile.query.ts';
import { sectionAddress } from '../../shared/sections/section-anchors.ts';
import classes from './own-public-profile-page.module.css';

/** Audiences other than nobody, who has nothing to see. */
const AUDIENCES = ['EMPLOYERS', 'EVERYBODY'] as const;
type Audience = (typeof AUDIENCES)[number];

/** /candidate/public: the own profile as an employer or everybody sees it (PR-07). */
export function OwnPublicProfilePage() {
  const { formatMessage } = useIntl();
  const nameOf = useAudienceName();
  const [search, setSearch] = useSearchParams();
  const audience: Audience = search.get('audience') === 'EVERYBODY' ? 'EVERYBODY' : 'EMPLOYERS';
  const query = useProfilePreview(audience);
  const { data } = useProfile();
  useFreshLinks(query.data !== undefined, query.retry);

  if (query.status === 'loading') return <PageSkeleton kind="detail" />;
  if (!query.data) return <PageFailure onRetry={query.retry} busy={query.refreshing} />;
  const publicKey = data?.profile.publicKey;
  return (
    <div className={`hq-page hq-page-narrow ${classes['page']}`}>
      <OfflineNotice message={formatMessage({ id: 'view.offline' })} />
      <div className={classes['head']}>
        <h1 className="hq-page-title">
          <FormattedMessage id="view.preview" />
        </h1>
        <RadioField<Audience>
          label={formatMessage({ id: 'view.preview.as' })}
          isRow
          value={audience}
          choices={AUDIENCES.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(value) => setSearch({ audience: value }, { replace: true })}
        />
        <p role="status" className={classes['note']}>
          <FormattedMessage
            id={
              audience === 'EMPLOYERS'
                ? 'view.preview.employers'
                : publicKey === null
                  ? 'view.preview.noLink'
                  : 'view.preview.everybody'
            }
          />
        </p>
        <p className={classes['links']}>
          <PageLink to={routes.editProfile()}>
            <FormattedMessage id="view.edit" />
          </PageLink>
          <PageLink to={sectionAddress('sharing')}>
            <FormattedMessage id="sharing.title" />
          </PageLink>
        </p>
      </div>
      <div aria-busy={query.isPrevious}>
        <ProfileView profile={query.data.profilePreview} order={2} />
      </div>
      <div className={classes['after']}>
        <PrintButton />
        <DownloadProfile order={2} />
      </div>
    </div>
  );
}
