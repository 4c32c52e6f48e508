import { useEffect, useEffectEvent, useState } from 'react';
import { useMarkSeen } from './mark-seen.mutation.ts';
import type { Notification } from './notifications.model.ts';
import { useSeenTo } from './notifications-seen.query.ts';

const isAfter = (timestamp: string, other: string | null) => other === null || Date.parse(timestamp) > Date.parse(other);

/**
 * Which notifications are new since the panel was last open. While it is open, the answer stays the same, although what it shows
 * is marked as seen at once. If the server does not say, nothing is new.
 */
export function useSeen(newestShown: Notification | undefined): { isLoading: boolean; isNew: (item: Notification) => boolean } {
  const query = useSeenTo();
  const marking = useMarkSeen();
  const current = query.data?.notificationPreferences;
  const [before, setBefore] = useState<{ seenTo: string | null }>();
  if (before === undefined && current && !query.refreshing) setBefore(current);
  const since = before ?? current;

  const upTo = newestShown?.createdTimestamp;
  const mark = useEffectEvent((timestamp: string) => {
    if (current && isAfter(timestamp, current.seenTo)) void marking.run({ upTo: timestamp });
  });
  useEffect(() => {
    if (upTo !== undefined && before !== undefined) mark(upTo);
  }, [upTo, before]);

  return {
    isLoading: query.status === 'loading',
    isNew: ({ createdTimestamp }) => since !== undefined && isAfter(createdTimestamp, since.seenTo),
  };
}
