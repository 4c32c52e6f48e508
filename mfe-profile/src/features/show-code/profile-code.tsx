import { routes } from '@hirehq/shared-contracts/routes';
import { EmptyState, ErrorState, FormattedMessage, PageLink, PageSkeleton, useIntl, useOrigin } from '@hirehq/shared-ui';
import { CodeLink } from './code-link.tsx';
import { CodePicture } from './code-picture.tsx';
import { usePublicKey } from './public-key.query.ts';
import classes from './show-code.module.css';

/** The QR code of the candidate's public profile. */
export function ProfileCode() {
  const { formatMessage } = useIntl();
  const origin = useOrigin();
  const { data, status, retry, refreshing } = usePublicKey();
  if (status === 'loading') return <PageSkeleton kind="detail" />;
  if (!data)
    return (
      <ErrorState
        title={formatMessage({ id: 'qr.failed' })}
        retry={{ label: formatMessage({ id: 'video.retry' }), onRetry: retry, busy: refreshing }}
      />
    );
  const { publicKey } = data.profile;
  if (publicKey === null)
    return (
      <EmptyState
        illustration="noResults"
        title={formatMessage({ id: 'qr.profile.none' })}
        description={formatMessage({ id: 'qr.profile.noneText' })}
      >
        <PageLink to={routes.editProfile()}>
          <FormattedMessage id="qr.profile.make" />
        </PageLink>
      </EmptyState>
    );
  const link = origin + routes.publicProfile({ candidateKey: publicKey });
  return (
    <div className={classes['columns']}>
      <CodePicture text={link} label={formatMessage({ id: 'qr.profile.label' })} />
      <CodeLink link={link} />
    </div>
  );
}
