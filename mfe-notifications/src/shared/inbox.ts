import type { Notification, NotificationCalls } from '../shell/use-notification-calls.ts';

const PAGE_SIZE = 10;
const MAX_PAGES = 5;

type Loading = 'idle' | 'loading' | 'ready' | 'failed';

export interface InboxState {
  unreadCount: number;
  unread: { status: Loading; items: readonly Notification[] };
  /** `pages` have come; `ended` when there are no more, or no more are asked for. */
  all: { status: Loading; items: readonly Notification[]; pages: number; ended: boolean };
}

export interface Inbox {
  state: () => InboxState;
  subscribe: (listener: () => void) => () => void;
  refreshUnread: () => Promise<void>;
  /** The next page of all notifications; nothing when one is on its way or there are no more. */
  loadMore: () => Promise<void>;
  /** Puts what is new in front of the pages that are there. */
  refreshAll: () => Promise<void>;
  /** Shows at once; taken back, and rejected, when the server refuses. Answers how many are unread then. */
  markRead: (id: string) => Promise<number>;
  markAllRead: () => Promise<number>;
  /** What another tab or the stream says. */
  setUnreadCount: (count: number) => void;
}

const asRead = (item: Notification): Notification => ({ ...item, notificationStatus: 'R' });

/** `front` first, then what only `rest` has. */
function merge(front: readonly Notification[], rest: readonly Notification[]): Notification[] {
  const known = new Set(front.map(({ id }) => id));
  return [...front, ...rest.filter(({ id }) => !known.has(id))];
}

/** The notifications of the candidate as far as they are known here: one for bell, panel and drawer. */
export function createInbox(calls: NotificationCalls): Inbox {
  let state: InboxState = {
    unreadCount: 0,
    unread: { status: 'idle', items: [] },
    all: { status: 'idle', items: [], pages: 0, ended: false },
  };
  // Grows with each mark, so that an answer asked for before it is not taken for the state after it.
  let marks = 0;
  const listeners = new Set<() => void>();

  function set(change: Partial<InboxState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function refreshUnread(): Promise<void> {
    const marksBefore = marks;
    if (state.unread.status !== 'ready') set({ unread: { ...state.unread, status: 'loading' } });
    try {
      const { notificationsDtoList: items, unReadNotifications } = await calls.unread();
      if (marks !== marksBefore) return await refreshUnread();
      set({ unread: { status: 'ready', items }, unreadCount: unReadNotifications });
    } catch (error) {
      if (state.unread.status === 'loading') set({ unread: { ...state.unread, status: 'failed' } });
      throw error;
    }
  }

  async function loadMore(): Promise<void> {
    const { status, pages, ended, items } = state.all;
    if (status === 'loading' || ended) return;
    set({ all: { ...state.all, status: 'loading' } });
    try {
      const { notificationsDtoList: page } = await calls.page(pages);
      const last = page.length < PAGE_SIZE || pages + 1 >= MAX_PAGES;
      set({ all: { status: 'ready', items: merge(items, page), pages: pages + 1, ended: last } });
    } catch (error) {
      set({ all: { ...state.all, status: 'failed' } });
      throw error;
    }
  }

  async function refreshAll(): Promise<void> {
    if (state.all.pages === 0) return loadMore();
    const marksBefore = marks;
    const { notificationsDtoList: page } = await calls.page(0);
    if (marks !== marksBefore) return refreshAll();
    set({ all: { ...state.all, items: merge(page, state.all.items) } });
  }

  async function mark(
    applies: (item: Notification) => boolean,
    count: number,
    call: () => Promise<{ unReadNotifications: number }>,
  ) {
    const before = state;
    const read = (items: readonly Notification[]) => items.map((item) => (applies(item) ? asRead(item) : item));
    marks += 1;
    set({
      unreadCount: count,
      unread: { ...state.unread, items: state.unread.items.filter((item) => !applies(item)) },
      all: { ...state.all, items: read(state.all.items) },
    });
    try {
      const { unReadNotifications } = await call();
      set({ unreadCount: unReadNotifications });
      return unReadNotifications;
    } catch (error) {
      const wasUnread = new Set([...before.all.items, ...before.unread.items].filter(isUnread).map(({ id }) => id));
      const restored = state.all.items.map((item) =>
        applies(item) && wasUnread.has(item.id) ? { ...item, notificationStatus: 'U' as const } : item,
      );
      set({ unreadCount: before.unreadCount, unread: before.unread, all: { ...state.all, items: restored } });
      throw error;
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refreshUnread,
    loadMore,
    refreshAll,
    markRead: (id) =>
      mark(
        (item) => item.id === id,
        Math.max(0, state.unreadCount - 1),
        () => calls.markRead(id),
      ),
    markAllRead: () =>
      mark(
        () => true,
        0,
        () => calls.markAllRead(),
      ),
    setUnreadCount: (unreadCount) => set({ unreadCount }),
  };
}

export function isUnread(item: Notification): boolean {
  return item.notificationStatus === 'U';
}
