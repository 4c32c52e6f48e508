import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeFailure } from '@hirehq/shared-contracts/testing';
import { ACME, BOREALIS, showPart } from '../../../tests/show-part.tsx';
import { MessagingConversationDocument } from '../../shared/conversation.graphql.ts';
import { MessageListPage } from './message-list-page.tsx';

const JOB = '00000000-0000-4000-8000-0000000000b1';
const at = (query: string) => `/candidate/message-list${query && `?${query}`}`;
const ofAcme = at(`candidateId=${ACME}&enterpriseId=${ACME}`);
const ofBorealis = at(`candidateId=${BOREALIS}&enterpriseId=${BOREALIS}`);

const rows = () => within(screen.getByRole('region', { name: 'Conversations' })).getAllByRole('listitem');
const log = (name: string) => screen.findByRole('log', { name: `Messages with ${name}` });
const box = (name: string) => screen.findByRole('textbox', { name: `Message to ${name}` });
const send = () => screen.getByRole('button', { name: 'Send' });

// Midday: messages of the last hours are of today at any time of the day.
beforeEach(() => void vi.setSystemTime(new Date().setHours(12, 0, 0, 0)));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('MS-02 the list', () => {
  test('shows name, last message up to 40 characters, time and unread count', async () => {
    showPart(<MessageListPage />, { at: at('') });
    await screen.findByText('Borealis Care Group');
    expect(rows()).toHaveLength(4);
    expect(screen.getByText('Thank you. When can I expect an answer f...')).toBeVisible();
    expect(screen.getByText('Could you come on Thursday at 10:00? We ...')).toBeVisible();
    expect(within(rows()[0] as HTMLElement).getByText('2 unread messages')).toBeInTheDocument();
    expect(within(rows()[0] as HTMLElement).getByText(/^\d\d:\d\d$/)).toBeVisible();
  });

  test('is searched by the start of the name, in any case, 300 ms after typing', async () => {
    showPart(<MessageListPage />, { at: at('') });
    await screen.findByText('Borealis Care Group');
    vi.useFakeTimers();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name' }), { target: { value: 'bOR' } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(rows()).toHaveLength(4);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(rows()).toHaveLength(1);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name' }), { target: { value: 'Care' } });
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(screen.getByRole('heading', { name: 'No results found' })).toBeVisible();
  });
});

describe('MS-09 the page', () => {
  test('MS-09 opens a conversation by sender and employer, and from the list', async () => {
    const { user, address } = showPart(<MessageListPage />, { at: ofBorealis });
    expect(await log('Borealis Care Group')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /Acme Health/ }));
    expect(await log('Acme Health')).toBeVisible();
    expect(address()).toBe(ofAcme);
  });

  test('MS-09 opens a conversation by sender and details', async () => {
    showPart(<MessageListPage />, { at: at(`candidateId=${BOREALIS}&candidateDetails=Borealis`) });
    expect(await log('Borealis Care Group')).toBeVisible();
  });

  test('MS-09 says with a drawing that there are no messages', async () => {
    showPart(<MessageListPage />, { at: at(''), amount: 'none' });
    const heading = await screen.findByRole('heading', { name: 'No messages yet' });
    expect(heading.parentElement?.querySelector('svg')).toBeVisible();
  });

  test('an employer without a connection has no conversation', async () => {
    showPart(<MessageListPage />, { at: at('enterpriseId=00000000-0000-4000-8000-0000000000ff') });
    expect(await screen.findByRole('heading', { name: 'This conversation is not available' })).toBeVisible();
  });

  test('MS-10 a conversation that cannot be loaded shows the server’s message, and is requested again', async () => {
    const { shell, user } = showPart(<MessageListPage />, {
      at: ofBorealis,
      script: ({ api }) =>
        api.respondToGraphql(MessagingConversationDocument, fakeFailure('OVERLOADED', { errorMessage: 'Back at ten.' })),
    });
    expect(await screen.findByText('Back at ten.')).toBeVisible();
    shell.api.respondToGraphql(MessagingConversationDocument, { conversation: null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'This conversation is not available' })).toBeVisible();
  });
});

describe('MS-02 who writes', () => {
  test('MS-02 a person of the employer is named with title and employer, in list and head, as soon as they write', async () => {
    const { employerWrites } = showPart(<MessageListPage />, { at: ofBorealis });
    await log('Borealis Care Group');
    expect(screen.getByRole('heading', { level: 2, name: 'Borealis Care Group' })).toBeVisible();
    act(() => void employerWrites(BOREALIS, 'I am your contact', { name: 'Mia Berg', title: 'Ward manager' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Mia Berg Ward manager · Borealis Care Group' })).toBeVisible();
    const row = within(rows()[0] as HTMLElement);
    expect(row.getByText('Mia Berg')).toBeVisible();
    expect(row.getByText('Ward manager · Borealis Care Group')).toBeVisible();
    expect(await box('Borealis Care Group')).toBeVisible();
  });
});

describe('MS-10 a lookup that fails', () => {
  test('MS-10 shows the sentence of a server that sends no code we know, of the list too', async () => {
    showPart(<MessageListPage />, {
      at: ofBorealis,
      script({ api }) {
        const said = (errorMessage: string) =>
          Object.assign(fakeFailure('INTERNAL'), { body: { statusCode: 503, errorCode: 'INTERNAL', errorMessage } });
        api.respondToGraphql(MessagingConversationDocument, said('This conversation is being moved.'));
        api.respondToRest('GET candidates/messages/0/500', said('The list is being moved.'));
      },
    });
    expect(await screen.findByText('This conversation is being moved.')).toBeVisible();
    expect(await screen.findByText('The list is being moved.')).toBeVisible();
  });

  test('MS-10 SH-40 with 500 it is said in its place, without the sentence, a toast or a report', async () => {
    const { shell } = showPart(<MessageListPage />, {
      at: ofBorealis,
      script({ api }) {
        const failure = fakeFailure('INTERNAL', { errorMessage: 'Stack trace' });
        api.respondToGraphql(MessagingConversationDocument, failure);
        api.respondToRest('GET candidates/messages/0/500', failure);
      },
    });
    expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    expect(screen.queryByText('Stack trace')).not.toBeInTheDocument();
    expect([shell.toasts, shell.reports]).toEqual([[], []]);
  });
});

describe('MS-03 a conversation', () => {
  test('is grouped by date, with times, files as links and the kind of message', async () => {
    showPart(<MessageListPage />, { at: ofAcme });
    const messages = await log('Acme Health');
    const days = within(messages)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    expect(days.at(-1)).toBe('Today');
    expect(days.at(-2)).toBe('Yesterday');
    expect(days[0]).toMatch(/^[A-Z][a-z]{2} \d\d, \d{4}$/);
    expect(within(messages).getByRole('link', { name: /Shift plan December\.pdf/ })).toHaveAttribute('target', '_blank');
    expect(within(messages).getByRole('img', { name: 'certificate.png' })).toHaveAttribute('width', '200');
    expect(within(messages).getByText('SMS')).toBeVisible();
    expect(within(messages).getByText('Registered Nurse, Night Shift')).toBeVisible();
  });

  test('loads older messages, and shows how far the employer has read', async () => {
    const { user } = showPart(<MessageListPage />, { at: ofAcme });
    const messages = await log('Acme Health');
    expect(within(messages).queryByText(/Line 93 of/)).not.toBeInTheDocument();
    await user.click(within(messages).getByRole('button', { name: 'Show older messages' }));
    expect(await within(messages).findByText(/Line 93 of/)).toBeInTheDocument();
    expect(within(messages).getByText('Seen')).toBeVisible();
  });

  test('shows markup as text', async () => {
    const { container } = showPart(<MessageListPage />, { at: at('enterpriseId=00000000-0000-4000-8000-0000000000e4') });
    const messages = await log('Cyan Robotics');
    expect(within(messages).getByText('<b>All the best</b> for your search!')).toBeVisible();
    expect(container.querySelector('b')).toBeNull();
    expect(screen.getByText(/You can no longer write to/)).toBeVisible();
  });

  test('shows that the employer is typing until its next message', async () => {
    const { shell, employerWrites } = showPart(<MessageListPage />, { at: ofBorealis });
    await log('Borealis Care Group');
    const until = new Date(Date.now() + 60_000).toISOString();
    act(() => shell.events.arrive('conversation.typed', { enterpriseId: BOREALIS, until }));
    expect(await screen.findByText(/is typing…/)).toBeVisible();
    act(() => void employerWrites(BOREALIS, 'Here it is'));
    expect(await screen.findAllByText('Here it is')).not.toHaveLength(0);
    expect(screen.queryByText(/is typing…/)).not.toBeInTheDocument();
  });
});

describe('MS-04 sending', () => {
  test('Enter sends trimmed text, which is shown at once; Send is disabled while there is none', async () => {
    const { user, callsTo } = showPart(<MessageListPage />, { at: ofBorealis });
    const input = await box('Borealis Care Group');
    expect(input).toHaveAttribute('rows', '3');
    expect(send()).toBeDisabled();
    await user.type(input, '   ');
    expect(send()).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(callsTo('PUT candidates/messages/general')).toEqual([]);
    await user.clear(input);
    await user.type(input, '  Hello{Shift>}{Enter}{/Shift}there {Enter}');
    expect(await screen.findByText(/Hello\s+there/, { selector: '.ms-text' })).toBeVisible();
    await waitFor(() => expect(callsTo('PUT candidates/messages/general')).toHaveLength(1));
    expect(callsTo('PUT candidates/messages/general')[0]?.input).toMatchObject({
      body: { message: 'Hello\nthere', messageTo: BOREALIS, byEnterprise: false, messageType: 'TEXT', enterpriseId: BOREALIS },
    });
    expect(input).toHaveValue('');
  });

  test('Enter does not send while an input method composes a word', async () => {
    const { user, callsTo } = showPart(<MessageListPage />, { at: ofBorealis });
    const input = await box('Borealis Care Group');
    await user.type(input, 'にほん');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(callsTo('PUT candidates/messages/general')).toEqual([]);
  });

  test('a failure is shown with Retry, which repeats the request id', async () => {
    const { user, shell, callsTo, inbox } = showPart(<MessageListPage />, {
      at: ofBorealis,
      script: ({ api }) => api.respondToRest('PUT candidates/messages/general', fakeFailure('OVERLOADED')),
    });
    await user.type(await box('Borealis Care Group'), 'Hello{Enter}');
    expect(await screen.findByText('Not sent.')).toBeVisible();
    shell.api.respondToRest('PUT candidates/messages/general', ({ body }) => inbox.send(body, false));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Not sent.')).not.toBeInTheDocument());
    expect(screen.getByText('Hello', { selector: '.ms-text' })).toBeVisible();
    const ids = callsTo('PUT candidates/messages/general').map(
      ({ input }) => (input as { body: { requestId: string } }).body.requestId,
    );
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
  });

  test('a refusal says why, and is sent no more by itself', async () => {
    const refusal = fakeFailure('CONFLICT', { errorMessage: 'You can no longer write to this employer.' });
    const { user, shell, callsTo } = showPart(<MessageListPage />, {
      at: ofBorealis,
      script: ({ api }) => api.respondToRest('PUT candidates/messages/general', refusal),
    });
    await user.type(await box('Borealis Care Group'), 'Hello{Enter}');
    expect(await screen.findByText(/You can no longer write to this employer\./)).toBeVisible();
    act(() => shell.events.arrive('stream.state-changed', { state: 'connected' }));
    await act(async () => {});
    expect(callsTo('PUT candidates/messages/general')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Not sent.')).not.toBeInTheDocument();
  });

  test('what is written offline waits, is stored, and is sent in order once the browser is online', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, shell, callsTo } = showPart(<MessageListPage />, { at: ofBorealis });
    const input = await box('Borealis Care Group');
    await user.type(input, 'First{Enter}');
    await user.type(input, 'Second{Enter}');
    expect(await screen.findAllByText('Waiting for the connection')).toHaveLength(2);
    expect(shell.storage.get('outbox')).toContain('Second');
    expect(callsTo('PUT candidates/messages/general')).toEqual([]);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(callsTo('PUT candidates/messages/general')).toHaveLength(2));
    expect(callsTo('PUT candidates/messages/general').map(({ input }) => input)).toMatchObject([
      { body: { message: 'First' } },
      { body: { message: 'Second' } },
    ]);
    await waitFor(() => expect(shell.storage.get('outbox')).toBeUndefined());
  });

  test('the job that the candidate came from is shown, removable, and sent', async () => {
    const { user, callsTo } = showPart(<MessageListPage />, { at: `${ofBorealis}&jobId=${JOB}` });
    const input = await box('Borealis Care Group');
    expect(screen.getByText('About: Registered Nurse, Night Shift')).toBeVisible();
    await user.type(input, 'Is it still open?{Enter}');
    await waitFor(() => expect(callsTo('PUT candidates/messages/general')[0]?.input).toMatchObject({ body: { jobId: JOB } }));
  });

  test('a draft is kept for each conversation', async () => {
    const { user, shell } = showPart(<MessageListPage />, { at: ofBorealis });
    await user.type(await box('Borealis Care Group'), 'Half a thou');
    await user.click(await screen.findByRole('button', { name: /Acme Health/ }));
    expect(await box('Acme Health')).toHaveValue('');
    expect(screen.getByText('Draft:')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Borealis/ }));
    expect(await box('Borealis Care Group')).toHaveValue('Half a thou');
    expect(shell.storage.get(`draft:${BOREALIS}`)).toContain('Half a thou');
  });
});

describe('MS-05 attachments', () => {
  const PDF = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
  const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;

  test('one file of the accepted kinds is attached, and removed after a question', async () => {
    const { user, shell } = showPart(<MessageListPage />, { at: ofBorealis });
    await box('Borealis Care Group');
    expect(picker()).toHaveAttribute('accept', '.png,.jpg,.jpeg,.pdf,.doc,.docx');
    await userEvent.setup({ applyAccept: false }).upload(picker(), new File(['plain'], 'notes.txt'));
    await waitFor(() => expect(shell.toasts.at(-1)?.kind).toBe('error'));
    await user.upload(picker(), PDF);
    expect(await screen.findByText('cv.pdf')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Attach a file' })).toBeDisabled();
    expect(send()).toBeEnabled();
    shell.answerQuestions(false);
    await user.click(screen.getByRole('button', { name: 'Delete the attachment cv.pdf' }));
    expect(shell.questions.at(-1)).toEqual({ title: 'Delete Attachment', question: 'Are you sure?' });
    expect(screen.getByText('cv.pdf')).toBeVisible();
    shell.answerQuestions(true);
    await user.click(screen.getByRole('button', { name: 'Delete the attachment cv.pdf' }));
    await waitFor(() => expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument());
  });

  test.each([
    ['cv.pdf', '%PDF-1.7', true],
    ['me.png', '\x89PNG\r\n\x1a\n', false],
  ] as const)('PR-13 says of %s whether it keeps its author', async (name, start, keeps) => {
    const { user } = showPart(<MessageListPage />, { at: ofBorealis });
    await box('Borealis Care Group');
    const bytes = Uint8Array.from(start, (character) => character.charCodeAt(0));
    await user.upload(picker(), new File([bytes], name));
    expect(await screen.findByText(name)).toBeVisible();
    expect(screen.queryAllByText('This file keeps its author and history.')).toHaveLength(keeps ? 1 : 0);
  });

  test('shows the progress of the upload, and Cancel takes the message back', async () => {
    const { user, callsTo } = showPart(<MessageListPage />, {
      at: ofBorealis,
      script: ({ api }) => api.respondToRest('PUT candidates/messages/general', () => new Promise(() => {})),
    });
    await user.type(await box('Borealis Care Group'), 'My CV');
    await user.upload(picker(), PDF);
    await screen.findByText('cv.pdf');
    await user.click(send());
    await waitFor(() => expect(callsTo('PUT candidates/messages/general')).toHaveLength(1));
    const [call] = callsTo('PUT candidates/messages/general');
    act(() => (call?.input as { onProgress: (sent: number, total: number) => void } | undefined)?.onProgress(1, 4));
    expect(await screen.findByRole('progressbar', { name: 'Uploading cv.pdf' })).toHaveAttribute('value', '0.25');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await box('Borealis Care Group')).toHaveValue('My CV');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('a reload keeps the text, and says which file to attach again', async () => {
    const { user, shell } = showPart(<MessageListPage />, { at: ofBorealis });
    await user.type(await box('Borealis Care Group'), 'My CV');
    await user.upload(picker(), PDF);
    await screen.findByText('cv.pdf');
    expect(JSON.parse(shell.storage.get(`draft:${BOREALIS}`) ?? '')).toMatchObject({
      draft: { text: 'My CV', lostFile: 'cv.pdf' },
    });
  });
});

describe('MS-06 the menu', () => {
  async function choose(user: ReturnType<typeof showPart>['user'], item: string) {
    await user.click(await screen.findByRole('button', { name: 'More actions for Borealis Care Group' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  }

  test('Clear Chat asks, clears, and says so', async () => {
    const { user, shell, callsTo } = showPart(<MessageListPage />, { at: ofBorealis });
    await log('Borealis Care Group');
    await choose(user, 'Clear Chat');
    expect(shell.questions).toEqual([{ title: 'Delete Chat History', question: 'Are you sure?' }]);
    await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', message: 'Chat history is deleted successfully.' }]));
    expect(callsTo('PUT candidates/messages/chat-history')[0]?.input).toEqual({
      query: { candidateId: BOREALIS, enterpriseId: BOREALIS },
    });
    expect(await screen.findByRole('heading', { name: 'Start the conversation' })).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  test('marks as unread and leaves the conversation, which would be read again otherwise', async () => {
    const { user, address } = showPart(<MessageListPage />, { at: ofBorealis });
    await log('Borealis Care Group');
    await choose(user, 'Mark as unread');
    expect(address()).toBe(at(''));
    expect(await screen.findByText('1 unread message', { selector: 'li:nth-child(2) *' })).toBeInTheDocument();
  });

  test('blocks after a question, and unblocks', async () => {
    const { user } = showPart(<MessageListPage />, { at: ofBorealis });
    await log('Borealis Care Group');
    await choose(user, 'Block');
    expect(await screen.findByText(/You have blocked/)).toBeVisible();
    await choose(user, 'Unblock');
    expect(await box('Borealis Care Group')).toBeVisible();
  });

  test('reports with a reason', async () => {
    const { user, shell } = showPart(<MessageListPage />, { at: ofBorealis });
    await log('Borealis Care Group');
    await choose(user, 'Report');
    await user.click(await screen.findByRole('radio', { name: 'I am asked to pay' }));
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thank you. We will look into it.')).toBeVisible();
    expect(shell.api.graphqlCalls.at(-1)?.variables).toMatchObject({
      input: { enterpriseId: BOREALIS, reason: 'FEE', requestId: expect.any(String) as string },
    });
  });
});

describe('MS-07 reading', () => {
  test('marks as read up to the last message shown, at the end of a window that is looked at', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const { callsTo } = showPart(<MessageListPage />, { at: ofAcme });
    await waitFor(() => expect(callsTo('PUT candidates/messages/read')).toHaveLength(1));
    expect(callsTo('PUT candidates/messages/read')[0]?.input).toMatchObject({
      body: { messageFrom: ACME, enterpriseId: ACME, readTo: 147 },
    });
  });

  test('does not, while the window has no focus', async () => {
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { callsTo } = showPart(<MessageListPage />, { at: ofAcme });
    await log('Acme Health');
    expect(callsTo('PUT candidates/messages/read')).toEqual([]);
    hasFocus.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(callsTo('PUT candidates/messages/read')).toHaveLength(1));
  });
});

test('MS-08 while the stream is not connected, counts, list and conversation are requested every 10 s, paused when hidden', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { shell, callsTo } = showPart(<MessageListPage />, { at: ofBorealis });
  await log('Borealis Care Group');
  const polls = () => callsTo('GET candidates/messages/0/10').length;
  const pages = () => shell.api.graphqlCalls.filter(({ name }) => name === 'MessagingPage').length;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(polls()).toBe(1);
  expect(pages()).toBe(1);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(polls()).toBe(1);
  visibility.mockReturnValue('visible');
  act(() => shell.events.arrive('stream.state-changed', { state: 'connected' }));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(polls()).toBe(1);
});
