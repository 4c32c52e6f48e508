import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageSkeleton, useIntl, useSearchParams, useSession } from '@hirehq/shared-ui';
import { ProfileCode } from '../../features/show-code/profile-code.tsx';
import { VideoCode } from '../../features/show-code/video-code.tsx';
import { SignInFirst } from '../../shared/sign-in-first.tsx';
import classes from './qr-page.module.css';

/** /qr: the QR code that opens the video upload, or the public profile, on a phone (PR-10). */
export function QrPage() {
  const { formatMessage } = useIntl();
  const session = useSession();
  const [search] = useSearchParams();
  const of = search.get('of') === 'profile' ? 'profile' : 'video';
  return (
    <div className={`hq-page ${classes['page']}`}>
      <div>
        <h1 className="hq-page-title">
          <FormattedMessage id={`qr.${of}.title`} />
        </h1>
        <p className="hq-lead">
          <FormattedMessage id={`qr.${of}.lead`} />
        </p>
      </div>
      {session.status === 'unknown' && <PageSkeleton kind="detail" />}
      {session.status === 'signed-in' && (of === 'profile' ? <ProfileCode /> : <VideoCode />)}
      {session.status === 'signed-out' && (
        <SignInFirst
          title={formatMessage({ id: 'qr.signedOut.title' })}
          text={formatMessage({ id: 'qr.signedOut.text' })}
          returnTo={routes.qr(of)}
        />
      )}
    </div>
  );
}
