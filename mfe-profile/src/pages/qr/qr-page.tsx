import { routes } from '@hirehq/shared-contracts/routes';
import {
  Button,
  EmptyState,
  FormattedMessage,
  PageSkeleton,
  useIntl,
  useSearchParams,
  useSession,
  useSignIn,
} from '@hirehq/shared-ui';
import { ProfileCode } from '../../features/show-code/profile-code.tsx';
import { VideoCode } from '../../features/show-code/video-code.tsx';
import classes from './qr-page.module.css';

/** /qr: the QR code that opens the video upload, or the public profile, on a phone (PR-10). */
export function QrPage() {
  const { formatMessage } = useIntl();
  const session = useSession();
  const { signIn } = useSignIn();
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
        <EmptyState
          illustration="noResults"
          title={formatMessage({ id: 'qr.signedOut.title' })}
          description={formatMessage({ id: 'qr.signedOut.text' })}
        >
          <Button onClick={() => signIn(routes.qr(of))}>
            <FormattedMessage id="video.signIn" />
          </Button>
        </EmptyState>
      )}
    </div>
  );
}
