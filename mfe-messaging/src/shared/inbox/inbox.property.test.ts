import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import { createModelServer, type ModelServer, type ServerEvent } from '../../../tests/model-server.ts';
import { Outbox } from '../outbox/outbox.ts';
import { storedOutbox } from '../outbox/outgoing.ts';
import { createInbox, type Inbox } from './create-inbox.ts';

const EMPLOYERS = ['acme', 'borg', 'cyan'] as const;
const TABS = 3;
/** The same in every run; fast-check prints it, and the shortest failing steps, with a failure. */
const SEED = 20_261_122;

interface Tab {
  inbox: Inbox;
  outbox: Outbox;
  isConnected: boolean;
  /** Events on their way to this tab. */
  arriving: ServerEvent[];
  arrived: ServerEvent[];
  missed: ServerEvent[];
}

const employer = fc.constantFrom(...EMPLOYERS);
const tab = fc.nat({ max: TABS - 1 });
const at = fc.nat({ max: 20 });

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('employerWrites' as const), employer, isOld: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('employerReads' as const, 'clear' as const, 'markUnread' as const), employer }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('block' as const), employer, isBlocked: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('open' as const, 'loadOlder' as const, 'read' as const, 'send' as const),
      employer,
      tab,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('loadList' as const, 'poll' as const, 'flush' as const), tab }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom('work' as const, 'respond' as const), at, isLost: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('workAll' as const, 'respondAll' as const) }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('deliver' as const), tab, at: fc.nat({ max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), tab, at }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('disconnect' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('connect' as const), tab, isReplayed: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Until every promise that can be settled is. */
async function turn(): Promise<void> {
  for (let left = 40; left > 0; left -= 1) await Promise.resolve();
}

/** One tab after another, as Web Locks do. */
function createTurns() {
  const last = new Map<string, Promise<void>>();
  return (work: () => Promise<void>, name: string): Promise<void> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work);
    last.set(name, mine);
    return mine;
  };
}

function createBrowser(server: ModelServer) {
  const kept = new Map<string, string>();
  const storage: ShellApi['storage'] = {
    get: (key) => kept.get(key),
    set: (key, value) => (kept.set(key, value), true),
    remove: (key) => void kept.delete(key),
  };
  const inTurn = createTurns();
  return (): Tab => {
    const outbox: Outbox = new Outbox({
      stored: storedOutbox(storage, 'me'),
      send: server.send,
      onSent: (enterpriseId, message) => inbox.accept(enterpriseId, message),
      withTabLock: inTurn,
      isOnline: () => true,
      report: () => undefined,
    });
    const inbox: Inbox = createInbox({
      calls: server.calls,
      report: () => undefined,
      onStored: (requestId) => outbox.settle(requestId),
    });
    void inbox.loadUnread();
    return { inbox, outbox, isConnected: true, arriving: [], arrived: [], missed: [] };
  };
}

function arrive({ inbox, arrived }: Tab, event: ServerEvent): void {
  arrived.push(event);
  if (event.topic === 'message.received') inbox.onReceived(event.payload);
  else inbox.onChanged(event.payload);
}

/** New events start on their way to the connected tabs. */
function spread(server: ModelServer, tabs: readonly Tab[]): void {
  const events = server.events.splice(0);
  for (const each of tabs) (each.isConnected ? each.arriving : each.missed).push(...events);
}

function take(server: ModelServer, tabs: readonly Tab[], written: Map<string, string[]>, now: Step): void {
  const here = 'tab' in now ? tabs[now.tab] : undefined;
  switch (now.kind) {
    case 'employerWrites':
      return server.acts.employerWrites(now.employer, now.isOld);
    case 'employerReads':
    case 'clear':
    case 'markUnread':
      return server.acts[now.kind](now.employer);
    case 'block':
      return server.acts.block(now.employer, now.isBlocked);
    case 'work':
      return server.work(now.at, now.isLost && now.at % 4 === 0);
    case 'respond':
      return server.respond(now.at, now.isLost && now.at % 4 === 0);
    case 'workAll':
      for (let index = 0; index < server.pendingCount(); index += 1) server.work(index);
      return;
    case 'respondAll':
      for (let count = server.pendingCount(); count > 0; count -= 1) server.respond(0);
      return;
    default:
  }
  if (!here) return;
  switch (now.kind) {
    case 'open':
      return void here.inbox.open(now.employer);
    case 'loadOlder':
      return void here.inbox.loadOlder(now.employer);
    case 'read': {
      const last = here.inbox.thread(now.employer).current().messages.at(-1);
      if (!last) return;
      void server
        .request(() => server.acts.read(now.employer, last.number))
        .then(() => here.inbox.changed(now.employer))
        .catch(() => undefined);
      return;
    }
    case 'send': {
      const texts = written.get(now.employer) ?? [];
      const text = `From me ${texts.length + 1}`;
      written.set(now.employer, [...texts, text]);
      return here.outbox.send({ enterpriseId: now.employer, text });
    }
    case 'loadList':
      return void here.inbox.loadList();
    case 'poll':
      return void here.inbox.poll();
    case 'flush':
      return void here.outbox.flush();
    case 'deliver': {
      // Mostly the next one; sometimes a later one overtakes it.
      const [event] = here.arriving.splice(Math.min(now.at === 3 ? 1 : 0, Math.max(0, here.arriving.length - 1)), 1);
      if (event) arrive(here, event);
      return;
    }
    case 'repeat': {
      const event = here.arrived[now.at % Math.max(1, here.arrived.length)];
      if (event) arrive(here, event);
      return;
    }
    case 'disconnect':
      here.isConnected = false;
      // What was on its way is lost; some of it comes late.
      here.missed.push(...here.arriving.splice(1));
      return;
    case 'connect':
      if (here.isConnected) return;
      here.isConnected = true;
      if (now.isReplayed) here.arriving.push(...here.missed);
      here.missed.length = 0;
      void here.inbox.resume();
      void here.outbox.flush();
  }
}

async function untilQuiet(server: ModelServer, tabs: readonly Tab[]): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    await turn();
    spread(server, tabs);
    const events = tabs.flatMap((each) => each.arriving.splice(0).map((event) => () => arrive(each, event)));
    for (const run of events) run();
    const count = server.pendingCount();
    for (let index = 0; index < count; index += 1) server.work(index);
    for (let index = 0; index < count; index += 1) server.respond(0);
    quiet = events.length === 0 && count === 0 ? quiet + 1 : 0;
  }
}

/** Everything that is under way ends, then the stream is connected again, and nothing fails any more. */
async function comeToRest(server: ModelServer, tabs: readonly Tab[]): Promise<void> {
  await untilQuiet(server, tabs);
  for (const each of tabs) {
    if (!each.isConnected) void each.inbox.resume();
    each.isConnected = true;
    void each.inbox.retryFailed();
    void each.outbox.flush();
  }
  await untilQuiet(server, tabs);
}

/** Unread counts that the services never had. */
function wrongCounts(server: ModelServer, { inbox }: Tab): number[] {
  const total = inbox.unreadTotal.current();
  const counts = inbox.list.current().conversations.map(({ unreadCount }) => unreadCount);
  return [...(total === undefined || server.totals.has(total) ? [] : [total]), ...counts.filter((count) => count < 0)];
}

function expectCurrent(server: ModelServer, { inbox, outbox }: Tab): void {
  expect(inbox.unreadTotal.current()).toBe(server.total());
  const list = inbox.list.current();
  if (list.status === 'ready') expect(list.conversations).toEqual(server.list());
  for (const id of EMPLOYERS) {
    const thread = inbox.thread(id).current();
    if (thread.status !== 'ready') continue;
    expect(thread.numbers).toEqual(server.numbers(id));
    const shown = server.shown(id);
    expect(thread.messages).toEqual(shown.slice(shown.length - thread.messages.length));
    expect(thread.hasOlder).toBe(thread.messages.length < shown.length);
  }
  expect(outbox.messages.current().filter(({ isRefused }) => !isRefused)).toEqual([]);
}

describe('MS-08 the state of the client', () => {
  test('equals a fresh fetch after any mix of steps, and no unread count was ever one the services did not have', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }), async (steps) => {
        const server = createModelServer(EMPLOYERS);
        const open = createBrowser(server);
        const tabs = Array.from({ length: TABS }, open);
        const written = new Map<string, string[]>();
        for (const id of EMPLOYERS) server.acts.employerWrites(id);
        server.events.length = 0;
        for (const { inbox } of tabs) {
          void inbox.loadList();
          void inbox.open('acme');
          void inbox.open('borg');
        }
        await untilQuiet(server, tabs);
        for (const now of steps) {
          take(server, tabs, written, now);
          await turn();
          spread(server, tabs);
          expect(tabs.flatMap((each) => wrongCounts(server, each))).toEqual([]);
        }
        await comeToRest(server, tabs);
        for (const each of tabs) expectCurrent(server, each);
        for (const id of EMPLOYERS) {
          const mine = server
            .stored(id)
            .filter(({ byEnterprise }) => !byEnterprise)
            .map(({ message }) => message);
          const refused = tabs
            .flatMap(({ outbox }) => outbox.messages.current())
            .filter(({ enterpriseId }) => enterpriseId === id);
          const missing = new Set(refused.map(({ text }) => text));
          expect(new Set(mine).size).toBe(mine.length);
          expect((written.get(id) ?? []).filter((text) => !mine.includes(text) && !missing.has(text))).toEqual([]);
        }
      }),
      { numRuns: 1000, seed: SEED },
    );
  });
});
