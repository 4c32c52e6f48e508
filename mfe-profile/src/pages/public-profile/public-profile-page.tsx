import { publicProfileTitle } from '@hirehq/shared-contracts/page-head';
import { PageSkeleton, useParams } from '@hirehq/shared-ui';
import { useFreshLinks, usePageTitle, useSurface } from '@hirehq/shared-ui/bundled';
import { PlatformLink } from '../../features/view-profile/platform-link.tsx';
import { PrintButton } from '../../features/view-profile/print-button.tsx';
import { ProfileNotFound } from '../../features/view-profile/profile-not-found.tsx';
import { ProfileView } from '../../features/view-profile/profile-view.tsx';
import { usePublicProfile } from '../../features/view-profile/shared-profile.query.ts';
import { PageFailure } from '../../shared/page-failure.tsx';
import classes from './public-profile-page.module.css';

/** /candidate/public/:candidateKey: what the candidate shares with everybody who has the link (PR-08). */
export function PublicProfilePage() {
  const { candidateKey = '' } = useParams();
  const surface = useSurface();
  const query = usePublicProfile(candidateKey);
  const profile = query.data?.publicProfile;
  useFreshLinks(query.data !== undefined, query.retry);
  usePageTitle(profile && [publicProfileTitle(profile)]);

  if (query.status === 'loading') return <PageSkeleton kind="detail" />;
  if (!query.data) return <PageFailure onRetry={query.retry} busy={query.refreshing} />;
  if (!profile) return <ProfileNotFound />;
  return (
    <div className={`hq-page hq-page-narrow ${classes['page']}`}>
      <ProfileView profile={profile} order={1} />
      <div>{surface ? <PlatformLink candidateKey={candidateKey} /> : <PrintButton />}</div>
    </div>
  );
}
