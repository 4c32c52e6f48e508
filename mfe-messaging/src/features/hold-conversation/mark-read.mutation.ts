import { useApiMutation } from '@hirehq/shared-ui';
import { useMessaging } from '../../shared/use-messaging.ts';

/** Marks a conversation as read up to a message; the counts are requested afterwards. */
export function useMarkRead(): (enterpriseId: string, readTo: number) => Promise<void> {
  const { inbox, candidateId } = useMessaging();
  const { run } = useApiMutation('PUT candidates/messages/read');
  return async (enterpriseId, readTo) => {
    const outcome = await run({ body: { messageFrom: enterpriseId, messageTo: candidateId, enterpriseId, readTo } });
    if (outcome.ok) await inbox.changed(enterpriseId);
  };
}
