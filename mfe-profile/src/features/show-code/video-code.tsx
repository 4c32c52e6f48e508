import { routes } from '@hirehq/shared-contracts/routes';
import { Button, ErrorState, FormattedMessage, PageLink, PageSkeleton, useIntl, useOrigin } from '@hirehq/shared-ui';
import { CodePicture } from './code-picture.tsx';
import { CodeLink } from './code-link.tsx';
import { HandOverProgress } from './hand-over-progress.tsx';
import { TimeLeft } from './time-left.tsx';
import classes from './show-code.module.css';
import { useShownHandOver } from './use-shown-hand-over.ts';

/** The QR code that opens the video upload on a phone, and what happens there. */
export function VideoCode() {
  const { formatMessage } = useIntl();
  const origin = useOrigin();
  const { shown, isExpired, failure, busy, renew, end } = useShownHandOver();
  const again = { label: formatMessage({ id: 'qr.renew' }), onRetry: () => void renew(), busy };
  if (failure) return <ErrorState title={formatMessage({ id: 'qr.failed' })} description={failure.text} retry={again} />;
  if (!shown) return <PageSkeleton kind="detail" />;
  if (isExpired)
    return (
      <ErrorState
        title={formatMessage({ id: 'qr.expired' })}
        description={formatMessage({ id: 'qr.expiredText' })}
        retry={again}
      />
    );
  if (shown.state !== 'WAITING')
    return (
      <div className={classes['columns']}>
        <HandOverProgress state={shown.state} progress={shown.progress} />
        <div className={classes['buttons']}>
          {shown.state === 'DONE' && (
            <PageLink to={routes.editProfile()}>
              <FormattedMessage id="qr.toProfile" />
            </PageLink>
          )}
          {(shown.state === 'OPENED' || shown.state === 'UPLOADING') && (
            <Button variant="default" onClick={() => void end()}>
              <FormattedMessage id="qr.end" />
            </Button>
          )}
          {(shown.state === 'DONE' || shown.state === 'ENDED') && (
            <Button variant="default" onClick={() => void renew()}>
              <FormattedMessage id="qr.renew" />
            </Button>
          )}
        </div>
      </div>
    );
  const link = origin + routes.uploadVideo({ key: shown.key });
  return (
    <div className={classes['columns']}>
      <CodePicture text={link} label={formatMessage({ id: 'qr.video.label' })} />
      <HandOverProgress state={shown.state} progress={shown.progress} />
      <TimeLeft until={shown.expiresAt} />
      <CodeLink link={link} />
    </div>
  );
}
