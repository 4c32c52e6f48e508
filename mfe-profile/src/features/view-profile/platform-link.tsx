import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink } from '@hirehq/shared-ui';

/** From a page of somebody else to the profile on the platform, which also has the video and says how to reach the candidate. */
export function PlatformLink({ candidateKey }: { candidateKey: string }) {
  return (
    <PageLink to={routes.publicProfile({ candidateKey })}>
      <FormattedMessage id="view.onPlatform" />
    </PageLink>
  );
}
