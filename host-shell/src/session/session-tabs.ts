import type { SharedTokens } from './identity-client.ts';

const CHANNEL = 'hirehq.session';
const RESPONSE_WITHIN_MS = 120;

/**
 * `renewed` is also the response to `ask`. `unanswered`: a renewal was sent, and it is unknown whether the provider processed
 * it.
 */
export type TabNews = { kind: 'signed-in' | 'renewed'; tokens: SharedTokens } | { kind: 'signed-out' | 'ask' | 'unanswered' };

export interface SessionTabs {
  send(news: TabNews): void;
  /** The first tokens of another tab that are newer than these; undefined if none has any, or there is no other tab. */
  ask(newerThan: number): Promise<SharedTokens | undefined>;
  leave(): void;
}

/**
 * Makes the tabs of this browser one session: passes on sign-ins, sign-outs and tokens, so that one tab asks the provider for
 * all. Tokens are only in memory; a lint rule forbids BroadcastChannel in remotes (ADR 0005).
 */
export function joinSessionTabs(onNews: (news: TabNews) => void): SessionTabs {
  if (typeof BroadcastChannel === 'undefined') return { send() {}, ask: () => Promise.resolve(undefined), leave() {} };
  const channel = new BroadcastChannel(CHANNEL);
  const waiting = new Set<(tokens: SharedTokens) => void>();
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => {
    if (data.kind === 'renewed' && waiting.size > 0) for (const take of waiting) take(data.tokens);
    else onNews(data);
  });
  const send = (news: TabNews) => channel.postMessage(news);
  return {
    send,
    ask: (newerThan) =>
      new Promise((resolve) => {
        const finish = (tokens?: SharedTokens) => {
          clearTimeout(limit);
          waiting.delete(take);
          resolve(tokens);
        };
        const take = (tokens: SharedTokens) => {
          if (tokens.serial > newerThan) finish(tokens);
        };
        const limit = setTimeout(finish, RESPONSE_WITHIN_MS);
        waiting.add(take);
        send({ kind: 'ask' });
      }),
    leave: () => channel.close(),
  };
}
