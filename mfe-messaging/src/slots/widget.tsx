import { isWebview } from '@hirehq/shared-contracts/find-page';
import { routes } from '@hirehq/shared-contracts/routes';
import { useLocation, useSession } from '@hirehq/shared-ui';
import { NewMessageAnnouncer } from '../features/count-unread/new-message-announcer.tsx';
import { UnsentFilesGuard } from '../shared/outbox/unsent-files-guard.tsx';
import { MessagingWidget } from './messaging-widget.tsx';

/** The slot `page.overlay`. The page of messages shows the same conversations, so the windows are hidden there. */
export function Widget() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status !== 'signed-in') return null;
  const isHidden = pathname === routes.messageList() || isWebview(pathname);
  return (
    <div key={session.user.candidateId}>
      <NewMessageAnnouncer />
      <UnsentFilesGuard />
      {!isHidden && <MessagingWidget candidateId={session.user.candidateId} />}
    </div>
  );
}
