import { useSession } from '@hirehq/shared-ui';
import { UnreadMessagesButton as Button } from '../features/count-unread/unread-messages-button.tsx';

/** The slot `header.messages`: renders nothing when signed out, and remounts for each candidate. */
export function MessagesButton() {
  const session = useSession();
  return session.status === 'signed-in' ? <Button key={session.user.candidateId} /> : null;
}
