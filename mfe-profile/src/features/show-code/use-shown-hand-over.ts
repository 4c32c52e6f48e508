import type { HandOverState } from '@hirehq/shared-contracts/codes';
import { useEvent } from '@hirehq/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEndHandOver, useStartHandOver } from '../../shared/hand-over/hand-over.mutation.ts';

interface ShownHandOver {
  id: string;
  key: string;
  /** When the key expires. */
  expiresAt: Date;
  state: HandOverState;
  /** Percent of the upload. */
  progress: number | null;
}

/** A hand-over of this page, and what the other device does with it. */
export function useShownHandOver() {
  const [shown, setShown] = useState<ShownHandOver>();
  const [isExpired, setIsExpired] = useState(false);
  const starting = useStartHandOver();
  const ending = useEndHandOver();

  function show(outcome: Awaited<ReturnType<typeof starting.run>>): void {
    if (!outcome.ok) return;
    const { handOver, key } = outcome.done;
    setShown({ id: handOver.id, key, expiresAt: new Date(handOver.expiresAt), state: 'WAITING', progress: null });
  }
  const begin = useEffectEvent(() => starting.run({ purpose: 'VIDEO' }).then(show));
  useEffect(() => void begin(), []);

  async function renew(): Promise<void> {
    setShown(undefined);
    setIsExpired(false);
    show(await starting.run({ purpose: 'VIDEO' }));
  }

  useEvent('hand-over.changed', ({ payload: { id, state, progress } }) =>
    setShown((before) => (before?.id === id ? { ...before, state, progress } : before)),
  );

  const expiresAt = shown?.state === 'WAITING' ? shown.expiresAt.getTime() : undefined;
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const timer = setTimeout(() => setIsExpired(true), expiresAt - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);

  return {
    shown,
    isExpired: isExpired && shown?.state === 'WAITING',
    failure: starting.failure,
    busy: starting.busy,
    renew,
    end: async () => {
      if (shown) await ending.run({ id: shown.id });
    },
  };
}
