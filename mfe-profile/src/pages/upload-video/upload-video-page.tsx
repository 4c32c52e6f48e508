import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageSkeleton, useIntl, useSearchParams, useSession } from '@hirehq/shared-ui';
import { useState } from 'react';
import { useStoredToken } from '../../shared/hand-over/use-stored-token.ts';
import { SignInFirst } from '../../shared/sign-in-first.tsx';
import { OpenedByCode } from './opened-by-code.tsx';
import { OwnVideo } from './own-video.tsx';
import { VideoForAnother } from './video-for-another.tsx';
import classes from './upload-video-page.module.css';

/** Who the video is for: the candidate of the QR code that led here, or the one who is signed in. */
function Studio() {
  const { formatMessage } = useIntl();
  const session = useSession();
  const [search] = useSearchParams();
  const handOver = useStoredToken();
  const [openedKey, setOpenedKey] = useState<string>();
  const key = search.get('key');
  if (key && key !== openedKey)
    return (
      <OpenedByCode
        key={key}
        code={key}
        onOpened={(token) => {
          handOver.keep(token);
          setOpenedKey(key);
        }}
      />
    );
  if (handOver.token !== undefined) return <VideoForAnother token={handOver.token} onEnd={handOver.forget} />;
  switch (session.status) {
    case 'unknown':
      return <PageSkeleton kind="form" />;
    case 'signed-in':
      return <OwnVideo />;
    case 'signed-out':
      return (
        <SignInFirst
          title={formatMessage({ id: 'video.signedOut.title' })}
          text={formatMessage({ id: 'video.signedOut.text' })}
          returnTo={routes.uploadVideo()}
        />
      );
  }
}

/** /upload-video: record or upload a video pitch, signed in or by the QR code of a hand-over (PR-09, PR-10). */
export function UploadVideoPage() {
  return (
    <div className={`hq-page ${classes['page']}`}>
      <div>
        <h1 className="hq-page-title">
          <FormattedMessage id="video.title" />
        </h1>
        <p className="hq-lead">
          <FormattedMessage id="video.lead" />
        </p>
      </div>
      <Studio />
    </div>
  );
}
