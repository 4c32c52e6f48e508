import { useApiMutation } from '@hirehq/shared-ui';
import { Dashboard } from '../../shared/generated/queries.ts';

/** Joins the talent pool of an invitation. */
export const useAcceptInvitation = () => useApiMutation('PUT candidates/pool/priority/invitee', { invalidates: [Dashboard] });
