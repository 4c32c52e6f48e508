const CHANNEL = 'hirehq.session';

export type TabNews = 'signed-in' | 'signed-out';

export interface SessionTabs {
  tell(news: TabNews): void;
  leave(): void;
}

/** Tells the other tabs of this browser who came and went, and hears it from them. */
export function joinSessionTabs(onNews: (news: TabNews) => void): SessionTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, leave() {} };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-in' || data === 'signed-out') onNews(data);
  });
  return { tell: (news) => channel.postMessage(news), leave: () => channel.close() };
}
