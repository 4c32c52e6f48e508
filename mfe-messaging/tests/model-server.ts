import type { Conversation } from '@hirehq/shared-contracts/rest';
import type { EventPayload } from '@hirehq/shared-contracts/events';
import { fakeFailure } from '@hirehq/shared-contracts/testing';
import type { InboxCalls } from '../src/shared/inbox/inbox-calls.query.ts';
import type { ChatMessage } from '../src/shared/inbox/thread.model.ts';
import type { SendMessage } from '../src/shared/outbox/send-message.mutation.ts';

export type ServerEvent =
  | { topic: 'message.received'; payload: EventPayload<'message.received'> }
  | { topic: 'conversation.changed'; payload: EventPayload<'conversation.changed'> };

interface Talk {
  enterpriseId: string;
  messages: ChatMessage[];
  clearedTo: number;
  readTo: number;
  employerReadTo: number;
  isMarked: boolean;
  isBlocked: boolean;
}

/** A request that has been sent: the server does its work at one moment, and the response arrives at a later one. */
interface Pending {
  work: () => unknown;
  outcome?: { value: unknown } | { error: Error };
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** Small, so that a few messages are several pages. */
const PAGE_SIZE = 4;

/** Services as the contract describes them, whose requests and responses a test moves one by one. */
export function createModelServer(enterpriseIds: readonly string[]) {
  const talks = new Map<string, Talk>(
    enterpriseIds.map((enterpriseId) => [
      enterpriseId,
      { enterpriseId, messages: [], clearedTo: 0, readTo: 0, employerReadTo: 0, isMarked: false, isBlocked: false },
    ]),
  );
  const pending: Pending[] = [];
  const events: ServerEvent[] = [];
  const totals = new Set<number>([0]);
  let clock = Date.parse('2026-11-20T08:00:00.000Z');

  const talkOf = (enterpriseId: string): Talk => {
    const talk = talks.get(enterpriseId);
    if (!talk) throw fakeFailure('NOT_FOUND');
    return talk;
  };
  const lastNumber = ({ messages }: Talk) => messages.length;
  const shown = ({ messages, clearedTo }: Talk) => messages.filter(({ number }) => number > clearedTo);
  const unread = (talk: Talk) => {
    const count = shown(talk).filter(({ byEnterprise, number }) => byEnterprise && number > talk.readTo).length;
    return talk.isMarked ? Math.max(1, count) : count;
  };
  const total = () => [...talks.values()].reduce((sum, talk) => sum + unread(talk), 0);
  const numbers = (talk: Talk) => ({
    lastNumber: lastNumber(talk),
    clearedTo: talk.clearedTo,
    employerReadTo: talk.employerReadTo,
    unreadCount: unread(talk),
    writing: talk.isBlocked ? ('BLOCKED_BY_EMPLOYER' as const) : ('OPEN' as const),
  });
  const state = (talk: Talk) => {
    totals.add(total());
    return { enterpriseId: talk.enterpriseId, ...numbers(talk), unreadTotal: total() };
  };
  const withoutLink = ({ messageSignedUrl: _link, linkedAt: _at, ...message }: ChatMessage) => message;

  function store(talk: Talk, message: string, byEnterprise: boolean, requestId: string | null): ChatMessage {
    clock += 1000;
    const stored: ChatMessage = {
      id: `${talk.enterpriseId}-${talk.messages.length + 1}`,
      number: talk.messages.length + 1,
      message,
      messageType: 'TEXT',
      byEnterprise,
      timestamp: new Date(clock).toISOString(),
      messageSignedUrl: null,
      fileName: null,
      fileType: null,
      requestId,
      aboutJob: null,
      sender: null,
      links: [],
      hasUnprovenLink: false,
    };
    talk.messages.push(stored);
    return stored;
  }

  function changed(talk: Talk, message?: ChatMessage): void {
    events.push({
      topic: 'conversation.changed',
      payload: { conversation: state(talk), ...(message && { message: withoutLink(message) }) },
    });
  }

  const acts = {
    employerWrites(enterpriseId: string, isOldService = false): void {
      const talk = talkOf(enterpriseId);
      const message = store(talk, `From them ${talk.messages.length + 1}`, true, null);
      const conversation = state(talk);
      events.push({
        topic: 'message.received',
        payload: {
          id: message.id,
          messageFrom: enterpriseId,
          enterpriseId,
          unreadCount: conversation.unreadTotal,
          ...(!isOldService && { conversation, message: withoutLink(message) }),
        },
      });
    },
    employerReads(enterpriseId: string): void {
      const talk = talkOf(enterpriseId);
      talk.employerReadTo = lastNumber(talk);
      changed(talk);
    },
    block(enterpriseId: string, isBlocked: boolean): void {
      const talk = talkOf(enterpriseId);
      talk.isBlocked = isBlocked;
      changed(talk);
    },
    read(enterpriseId: string, readTo: number): void {
      const talk = talkOf(enterpriseId);
      talk.readTo = Math.max(talk.readTo, Math.min(readTo, lastNumber(talk)));
      talk.isMarked = false;
      changed(talk);
    },
    clear(enterpriseId: string): void {
      const talk = talkOf(enterpriseId);
      talk.clearedTo = lastNumber(talk);
      talk.readTo = talk.clearedTo;
      talk.isMarked = false;
      changed(talk);
    },
    markUnread(enterpriseId: string): void {
      const talk = talkOf(enterpriseId);
      if (shown(talk).length === 0) return;
      talk.isMarked = true;
      changed(talk);
    },
    send(enterpriseId: string, text: string, requestId: string): ChatMessage {
      const talk = talkOf(enterpriseId);
      const first = talk.messages.find((message) => message.requestId === requestId);
      if (first) return first;
      if (talk.isBlocked) throw fakeFailure('CONFLICT', { errorMessage: 'This employer no longer accepts messages.' });
      const message = store(talk, text, false, requestId);
      changed(talk, message);
      return message;
    },
  };

  function list(): Conversation[] {
    return [...talks.values()]
      .flatMap((talk) => {
        const last = shown(talk).at(-1);
        if (!last) return [];
        return {
          messageFrom: talk.enterpriseId,
          messageTo: 'me',
          messageFromName: talk.enterpriseId,
          messageFromProfile: null,
          messageFromProfileSigned: null,
          messageFromProfileTitle: null,
          enterpriseName: talk.enterpriseId,
          enterpriseId: talk.enterpriseId,
          lastMessage: last.message,
          lastMessageSignedUrl: null,
          lastMessageTimestamp: last.timestamp,
          unreadCount: unread(talk),
        };
      })
      .toSorted((one, other) => Date.parse(other.lastMessageTimestamp) - Date.parse(one.lastMessageTimestamp));
  }

  function page(talk: Talk, { before = Number.POSITIVE_INFINITY, after = 0 }: { before?: number; after?: number }) {
    const all = shown(talk);
    const within = all.filter(({ number }) => number < before && number > after);
    const messages = (after > 0 ? within.slice(0, PAGE_SIZE) : within.slice(-PAGE_SIZE)).map((message) => ({ ...message }));
    const [first, last] = [messages[0], messages.at(-1)];
    return {
      messages,
      hasOlder: first ? all.some(({ number }) => number < first.number) : false,
      hasNewer: last ? all.some(({ number }) => number > last.number) : false,
    };
  }

  const request = <Payload>(work: () => Payload): Promise<Payload> =>
    new Promise((resolve, reject) => {
      pending.push({ work, resolve: (value) => resolve(value as Payload), reject });
    });

  const calls: InboxCalls = {
    conversation: (enterpriseId) =>
      request(() => {
        const talk = talkOf(enterpriseId);
        return {
          enterpriseId,
          enterpriseName: enterpriseId,
          logoSignedUrl: null,
          usualReply: null,
          away: null,
          appliedJobs: [],
          ...numbers(talk),
          messages: page(talk, {}),
        };
      }),
    page: (enterpriseId, from) =>
      request(() => ({ enterpriseId, ...numbers(talkOf(enterpriseId)), messages: page(talkOf(enterpriseId), from) })),
    list: (which) => request(() => list().slice(0, which === 'all' ? 500 : 10)),
    unreadTotal: () => request(total),
  };
  const send: SendMessage = ({ enterpriseId, text, requestId }) => request(() => acts.send(enterpriseId, text, requestId));

  return {
    acts,
    calls,
    send,
    request,
    events,
    totals,
    pendingCount: () => pending.length,
    /** The server works on a request, or (lost on its way) never hears of it. */
    work(at: number, isLost = false): void {
      const one = pending[at % pending.length];
      if (!one || one.outcome) return;
      if (isLost) one.outcome = { error: fakeFailure('UNREACHABLE') };
      else {
        try {
          one.outcome = { value: one.work() };
        } catch (error) {
          one.outcome = { error: error as Error };
        }
      }
    },
    /** The response to a request that was worked on arrives, or is lost on its way. */
    respond(at: number, isLost = false): void {
      const worked = pending.filter(({ outcome }) => outcome !== undefined);
      const one = worked[at % Math.max(1, worked.length)];
      if (!one?.outcome) return;
      pending.splice(pending.indexOf(one), 1);
      if (isLost) one.reject(fakeFailure('UNREACHABLE'));
      else if ('error' in one.outcome) one.reject(one.outcome.error);
      else one.resolve(one.outcome.value);
    },
    total,
    list,
    numbers: (enterpriseId: string) => numbers(talkOf(enterpriseId)),
    shown: (enterpriseId: string) => shown(talkOf(enterpriseId)),
    stored: (enterpriseId: string) => talkOf(enterpriseId).messages,
  };
}

export type ModelServer = ReturnType<typeof createModelServer>;
