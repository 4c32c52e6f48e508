import { useSession } from '@hirehq/shared-ui';
import { NotificationsBell } from './notifications-bell.tsx';

/** The slot `header.notifications`: renders nothing when signed out, and remounts for each candidate. */
export function Bell() {
  const session = useSession();
  return session.status === 'signed-in' ? (
    <NotificationsBell key={session.user.candidateId} candidateId={session.user.candidateId} />
  ) : null;
}
