import { describe, expect, test, vi } from 'vitest';
import { fakeFailure } from '@hirehq/shared-contracts/testing';
import { Outbox, type OutboxOptions } from './outbox.ts';
import { createDrafts } from './drafts.ts';
import { storedOutbox } from './outgoing.ts';
import type { ChatMessage } from '../inbox/thread.model.ts';

const ACME = 'acme';

function createStorage() {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => (kept.set(key, value), true),
    remove: (key: string) => void kept.delete(key),
  };
}

function storedMessage(requestId: string, number = 1): ChatMessage {
  return {
    id: requestId,
    number,
    message: '',
    messageType: 'TEXT',
    byEnterprise: false,
    timestamp: '2026-11-22T10:00:00.000Z',
    messageSignedUrl: null,
    fileName: null,
    fileType: null,
    requestId,
    aboutJob: null,
    sender: null,
    links: [],
    hasUnprovenLink: false,
  };
}

function openTab(storage: ReturnType<typeof createStorage>, options: Partial<OutboxOptions> = {}, owner = 'me'): Outbox {
  return new Outbox({
    stored: storedOutbox(storage, owner),
    send: ({ requestId }) => Promise.resolve(storedMessage(requestId)),
    onSent: () => undefined,
    withTabLock: (work) => work(),
    isOnline: () => true,
    report: () => undefined,
    ...options,
  });
}

const texts = (outbox: Outbox) => outbox.messages.current().map(({ text, status }) => `${text}: ${status}`);

describe('MS-04 messages on their way', () => {
  test('written offline survive a reload, and are sent in order by one of the tabs', async () => {
    const storage = createStorage();
    const offline = openTab(storage, { isOnline: () => false });
    offline.send({ enterpriseId: ACME, text: 'one' });
    offline.send({ enterpriseId: ACME, text: 'two' });
    await vi.waitFor(() => expect(texts(offline)).toEqual(['one: waiting', 'two: waiting']));

    const sent: string[] = [];
    let last = Promise.resolve();
    const withTabLock: OutboxOptions['withTabLock'] = (work) => (last = last.then(work));
    const send: OutboxOptions['send'] = ({ requestId, text }) => {
      sent.push(text);
      return Promise.resolve(storedMessage(requestId));
    };
    const tabs = [openTab(storage, { withTabLock, send }), openTab(storage, { withTabLock, send })];
    expect(tabs.map(texts)).toEqual([
      ['one: waiting', 'two: waiting'],
      ['one: waiting', 'two: waiting'],
    ]);
    await Promise.all(tabs.map((tab) => tab.flush()));
    expect(sent).toEqual(['one', 'two']);
    expect(tabs.map(texts)).toEqual([[], []]);
    expect(storage.get('outbox')).toBeUndefined();
  });

  test('written offline in two tabs are sent in the order in which they were written', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] });
    const storage = createStorage();
    let isOnline = false;
    const sent: string[] = [];
    const send: OutboxOptions['send'] = ({ requestId, text }) => {
      sent.push(text);
      return Promise.resolve(storedMessage(requestId));
    };
    const [tab, other] = [openTab(storage, { isOnline: () => isOnline, send }), openTab(storage, { isOnline: () => false })];
    const written = [
      [other, 'one'],
      [tab, 'two'],
      [other, 'three'],
    ] as const;
    for (const [by, text] of written) {
      by.send({ enterpriseId: ACME, text });
      vi.setSystemTime(Date.now() + 1000);
    }
    await tab.flush();
    isOnline = true;
    await tab.flush();
    expect(sent).toEqual(['one', 'two', 'three']);
    vi.useRealTimers();
  });

  test('another candidate of the browser does not see them', () => {
    const storage = createStorage();
    openTab(storage, { isOnline: () => false }).send({ enterpriseId: ACME, text: 'mine' });
    expect(texts(openTab(storage, {}, 'somebody else'))).toEqual([]);
  });

  test('one that fails holds back those after it, so that the order stays', async () => {
    const send = vi.fn<OutboxOptions['send']>(() => Promise.reject(fakeFailure('OVERLOADED')));
    const outbox = openTab(createStorage(), { send });
    outbox.send({ enterpriseId: ACME, text: 'one' });
    outbox.send({ enterpriseId: ACME, text: 'two' });
    await vi.waitFor(() => expect(texts(outbox)).toEqual(['one: failed', 'two: waiting']));
    send.mockImplementation(({ requestId }) => Promise.resolve(storedMessage(requestId)));
    await outbox.flush();
    expect(send.mock.calls.map(([{ text }]) => text)).toEqual(['one', 'one', 'two']);
  });

  test('a refused one is not sent again by itself, also not after a reload, and the next one is sent', async () => {
    const storage = createStorage();
    const send = vi.fn<OutboxOptions['send']>(({ requestId, text }) =>
      text === 'no'
        ? Promise.reject(fakeFailure('CONFLICT', { errorMessage: 'The application is closed.' }))
        : Promise.resolve(storedMessage(requestId)),
    );
    const outbox = openTab(storage, { send });
    outbox.send({ enterpriseId: ACME, text: 'no' });
    outbox.send({ enterpriseId: ACME, text: 'yes' });
    await vi.waitFor(() => expect(texts(outbox)).toEqual(['no: failed']));
    const later = openTab(storage, { send });
    expect(later.messages.current()[0]?.failure).toEqual({ code: 'CONFLICT', message: 'The application is closed.' });
    await later.flush();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('MS-05 one with a file is not stored, because a reload would lose the file', async () => {
    const storage = createStorage();
    const outbox = openTab(storage, { isOnline: () => false });
    outbox.send({ enterpriseId: ACME, text: 'CV', file: new File(['%PDF'], 'cv.pdf') });
    await vi.waitFor(() => expect(outbox.unstored().map(({ file }) => file?.name)).toEqual(['cv.pdf']));
    expect(storage.get('outbox')).toBeUndefined();
  });
});

test('MS-05 the draft of a message whose file was lost goes away if the services have the message after all', () => {
  const storage = createStorage();
  createDrafts(storage, 'me').change(ACME, { text: 'CV', lostFile: 'cv.pdf', requestId: 'r1' });
  const drafts = createDrafts(storage, 'me');
  expect(drafts.state(ACME).current()).toEqual({ text: 'CV', lostFile: 'cv.pdf', requestId: 'r1' });
  drafts.settle('r1');
  expect(drafts.state(ACME).current()).toEqual({ text: '' });
  expect(storage.get('draft:acme')).toBeUndefined();
});
