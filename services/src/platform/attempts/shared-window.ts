import type { Services } from '../module.ts';
import type { AttemptRule } from './attempt-limits.ts';
import { countAttempt } from './attempt.store.ts';

/** A process takes this part of what is left in a window at most, so that what it does not use is missed by no other. */
const LARGEST_PART = 0.1;

/** What this process may still use of the window that runs. */
interface Share {
  endsAt: number;
  left: number;
  /** How much it takes next time; 0 once nothing is left for anybody. */
  next: number;
}

/**
 * A limit over all processes that most attempts pass without a statement: each process takes shares of the window from the
 * database in advance. The first is one attempt, each further one twice as many. Never are more taken than `max`.
 */
export function createSharedWindow({ db, now }: Pick<Services, 'db' | 'now'>, name: string, { max, windowMs }: AttemptRule) {
  const shares = new Map<string, Share>();
  const underWay = new Map<string, Promise<void>>();

  async function takeShare(subject: string): Promise<void> {
    const at = now();
    const share = shares.get(subject);
    const amount = share && share.endsAt > at.getTime() ? share.next : 1;
    const { count, endsAt } = await countAttempt(db, { key: `${name}:${subject}`, amount, windowMs, now: at });
    const left = Math.max(0, max - count);
    const next = Math.min(2 * amount, Math.max(1, Math.floor(left * LARGEST_PART)));
    shares.set(subject, {
      endsAt: endsAt.getTime(),
      left: Math.max(0, Math.min(amount, max - (count - amount))),
      next: left === 0 ? 0 : next,
    });
  }

  function nextShare(subject: string): Promise<void> {
    const taking = underWay.get(subject) ?? takeShare(subject).finally(() => underWay.delete(subject));
    underWay.set(subject, taking);
    return taking;
  }

  return {
    /** Counts one attempt; returns the milliseconds until the window ends where there were too many. */
    async take(subject: string): Promise<number | undefined> {
      for (;;) {
        const at = now().getTime();
        const share = shares.get(subject);
        if (share && share.endsAt > at) {
          if (share.left > 0) {
            share.left -= 1;
            return undefined;
          }
          if (share.next === 0) return share.endsAt - at;
        }
        await nextShare(subject);
      }
    },
  };
}
