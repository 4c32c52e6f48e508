import { useSession } from '@hirehq/shared-ui';

/** The signed-in candidate's id; undefined signed out, or while it is not known yet. */
export function useViewer(): string | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.candidateId : undefined;
}
