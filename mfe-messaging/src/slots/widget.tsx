import { isWebview } from '@hirehq/shared-contracts/find-page';
import { hasFloatingChats } from '@hirehq/shared-contracts/header-rules';
import { routes } from '@hirehq/shared-contracts/routes';
import { isSimplified } from '@hirehq/shared-contracts/reading';
import { useBrand, useLocation, useMediaQuery, useSession } from '@hirehq/shared-ui';
import { useReadingSettings } from '@hirehq/shared-ui/bundled';
import { NewMessageAnnouncer } from '../features/count-unread/new-message-announcer.tsx';
import { UnsentFilesGuard } from '../shared/outbox/unsent-files-guard.tsx';
import { MessagesLinks } from './messages-links.tsx';
import { MessagingWidget } from './messaging-widget.tsx';
import { useHasConversations } from './use-has-conversations.ts';

/** Below this width a window would cover the page; the icon of the header leads to the messages. */
const PHONE = '(max-width: 47.99em)';

/** The windows where there is something to show, and room for it. */
function FloatingWindows({ candidateId }: { candidateId: string }) {
  const { pathname } = useLocation();
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
  const hasAny = useHasConversations(candidateId);
  return hasAny && !isPhone && hasFloatingChats(pathname) ? <MessagingWidget candidateId={candidateId} /> : null;
}

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
          <FloatingWindows candidateId={session.user.candidateId} />
        ))}
    </div>
  );
}
