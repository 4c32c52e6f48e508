import { useSession } from '@hirehq/shared-ui';
import { LatestConversations } from '../features/list-conversations/latest-conversations.tsx';

/** The slot `dashboard.messages`: renders nothing when signed out, and remounts for each candidate. */
export function DashboardMessages() {
  const session = useSession();
  return session.status === 'signed-in' ? <LatestConversations key={session.user.candidateId} /> : null;
}
