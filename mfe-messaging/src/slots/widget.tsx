import { isWebview } from '@hirehq/shared-contracts/find-page';
import { routes } from '@hirehq/shared-contracts/routes';
import { isSimplified } from '@hirehq/shared-contracts/reading';
import { useBrand, useLocation, useSession } from '@hirehq/shared-ui';
import { useReadingSettings } from '@hirehq/shared-ui/bundled';
import { NewMessageAnnouncer } from '../features/count-unread/new-message-announcer.tsx';
import { UnsentFilesGuard } from '../shared/outbox/unsent-files-guard.tsx';
import { MessagesLinks } from './messages-links.tsx';
import { MessagingWidget } from './messaging-widget.tsx';

/**
 * The slot `page.overlay`. The page of messages shows the same conversations, so the windows are hidden there. In the simplified
 * view nothing floats: links to that page take their place.
 */
export function Widget() {
  const session = useSession();
  const { pathname } = useLocation();
  const variant = useBrand();
  const hasLinks = useReadingSettings((settings) => isSimplified(settings, variant));
  if (session.status !== 'signed-in') return null;
  const isHidden = pathname === routes.messageList() || isWebview(pathname);
  return (
    <div key={session.user.candidateId}>
      <NewMessageAnnouncer />
      <UnsentFilesGuard />
      {!isHidden &&
        (hasLinks ? (
          <MessagesLinks candidateId={session.user.candidateId} />
        ) : (
          <MessagingWidget candidateId={session.user.candidateId} />
        ))}
    </div>
  );
}
