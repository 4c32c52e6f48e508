import { act, screen, waitFor } from '@testing-library/react';
import { expect, expectTypeOf, test } from 'vitest';
import type { Operation } from '@hirehq/shared-contracts/graphql';
import { createFakeShell, fakeFailure, signedIn, type FakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '../testing/index.tsx';
import { WithdrawApplicationDocument } from './testing/withdraw-application.graphql.ts';
import { useApiMutation, type ApiMutationOptions } from './use-api-mutation.ts';
import { useApiQuery } from './use-api-query.ts';

const messages = { en: { 'test.closed': 'It is closed.' }, es: async () => ({}), ar: async () => ({}) };
const UNREAD = 'GET candidates/messages/unread-count';
const READ_ALL = 'PUT candidates/notifications/C';

type Options = ApiMutationOptions<typeof READ_ALL>;

function Unread({ options }: { options: Options }) {
  const query = useApiQuery(UNREAD, {});
  const mutation = useApiMutation(READ_ALL, options);
  return (
    <>
      <p>{`unread ${String(query.data)}${mutation.busy ? ' busy' : ''}`}</p>
      {mutation.failure && <p role="alert">{mutation.failure.text}</p>}
      <button type="button" onClick={() => void mutation.run({})}>
        read
      </button>
    </>
  );
}

const LIST = { notificationsDtoList: [], unReadNotifications: 0 };

function renderMutation(options: Options): { shell: FakeShell; press: () => void } {
  const shell = createFakeShell({ session: signedIn() });
  shell.api.respondToRest(UNREAD, 3);
  renderInShell(<Unread options={options} />, { shell, messages });
  return { shell, press: () => act(() => screen.getByRole('button', { name: 'read' }).click()) };
}

const callsTo = ({ api }: FakeShell, key: string) => api.restCalls.filter((call) => call.key === key).length;

test('an optimistic change shows immediately, and is reverted with its reason if it fails', async () => {
  const { shell, press } = renderMutation({ optimistic: (cache) => cache.update(UNREAD, () => 0) });
  expect(await screen.findByText('unread 3')).toBeVisible();
  let refuse: (reason: Error) => void = () => undefined;
  shell.api.respondToRest(READ_ALL, () => new Promise((_resolve, reject) => (refuse = reject)));
  press();
  expect(await screen.findByText('unread 0 busy')).toBeVisible();
  await waitFor(() => expect(callsTo(shell, READ_ALL)).toBe(1));
  act(() => refuse(fakeFailure('UNREACHABLE')));
  expect(await screen.findByText('unread 3')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the server.');
});

test('a completed change invalidates what it names, and nothing else', async () => {
  const { shell, press } = renderMutation({ invalidates: [UNREAD] });
  expect(await screen.findByText('unread 3')).toBeVisible();
  shell.api.respondToRest(UNREAD, 0);
  shell.api.respondToRest(READ_ALL, LIST);
  press();
  expect(await screen.findByText('unread 0')).toBeVisible();
  expect(callsTo(shell, UNREAD)).toBe(2);
});

test('pressing twice is one change', async () => {
  const { shell, press } = renderMutation({});
  shell.api.respondToRest(READ_ALL, LIST);
  press();
  press();
  await waitFor(() => expect(callsTo(shell, READ_ALL)).toBe(1));
});

test('the result of the server is put into the cache', async () => {
  const { shell, press } = renderMutation({ store: (cache, done) => cache.update(UNREAD, () => done.unReadNotifications) });
  expect(await screen.findByText('unread 3')).toBeVisible();
  shell.api.respondToRest(READ_ALL, LIST);
  press();
  expect(await screen.findByText('unread 0')).toBeVisible();
  expect(callsTo(shell, UNREAD)).toBe(1);
});

test('a change that fails after its candidate has signed out restores nothing', async () => {
  const { shell, press } = renderMutation({ optimistic: (cache) => cache.update(UNREAD, () => 0) });
  expect(await screen.findByText('unread 3')).toBeVisible();
  let refuse: (reason: Error) => void = () => undefined;
  shell.api.respondToRest(READ_ALL, () => new Promise((_resolve, reject) => (refuse = reject)));
  press();
  await waitFor(() => expect(callsTo(shell, READ_ALL)).toBe(1));
  act(() => shell.session.change(signedIn({ candidateId: 'second' })));
  await waitFor(() => expect(callsTo(shell, UNREAD)).toBe(2));
  await act(async () => refuse(fakeFailure('UNREACHABLE')));
  // The first result is not cached, so it is requested again.
  act(() => shell.session.change(signedIn()));
  await waitFor(() => expect(callsTo(shell, UNREAD)).toBe(3));
});

function Withdraw() {
  const mutation = useApiMutation(WithdrawApplicationDocument, { failures: { CONFLICT: 'test.closed' } });
  return (
    <>
      <button type="button" onClick={() => void mutation.run({ applicationId: 'a' })}>
        withdraw
      </button>
      <p>{mutation.failure?.text ?? 'no failure'}</p>
    </>
  );
}

test('a refusal in the result of a mutation is a failure with a text of the screen, and no report', async () => {
  const shell = createFakeShell({ session: signedIn() });
  const refused = { __typename: 'WithdrawApplicationRefused', code: 'CONFLICT', message: '' } as const;
  shell.api.respondToGraphql(WithdrawApplicationDocument, { withdrawApplication: refused });
  renderInShell(<Withdraw />, { shell, messages });
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('It is closed.')).toBeVisible();
  expect(shell.reports).toEqual([]);
});

type Apply = Operation<
  {
    applyToJob:
      | { __typename: 'ApplyToJobDone' }
      | { __typename: 'ApplyToJobRefused'; code: 'NOT_FOUND' | 'JOB_CLOSED'; message: string };
  },
  object
>;

test('a refusal without a general text requires a text of the screen, as the compiler checks', () => {
  expectTypeOf<ApiMutationOptions<Apply>>().toExtend<{ failures: { JOB_CLOSED: string } }>();
  expectTypeOf<ApiMutationOptions<Apply>>().not.toExtend<{ failures: { NOT_FOUND: string } }>();
  expectTypeOf<object>().toExtend<ApiMutationOptions<typeof WithdrawApplicationDocument>>();
});

const UPLOAD = 'POST candidates/resume';

function Upload({ files }: { files: readonly File[] }) {
  const mutation = useApiMutation(UPLOAD);
  return (
    <button
      type="button"
      onClick={() => {
        for (const file of files) void mutation.run({ body: { title: 'My résumé' }, files: { file } });
      }}
    >
      upload
    </button>
  );
}

test('two files are two changes, whatever else is the same; one file pressed twice is one', async () => {
  const shell = createFakeShell({ session: signedIn() });
  shell.api.respondToRest(UPLOAD, fakeFailure('OVERLOADED'));
  const [one, other] = [new File(['a'], 'cv.pdf'), new File(['b'], 'cv.pdf')];
  renderInShell(<Upload files={[one, other, one]} />, { shell, messages });
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(callsTo(shell, UPLOAD)).toBe(2));
  const sent = shell.api.restCalls.map(({ input }) => (input as { files: { file: File } }).files.file);
  expect([sent[0] === one, sent[1] === other]).toEqual([true, true]);
});

test('ID-01 a change that requires a recent sign-in asks for one, once', async () => {
  const shell = createFakeShell({ session: signedIn() });
  shell.api.respondToGraphql(WithdrawApplicationDocument, fakeFailure('SIGN_IN_AGAIN'));
  renderInShell(<Withdraw />, { shell, messages });
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('Sign in again to confirm that it is you, then repeat this step.')).toBeVisible();
  expect(shell.session.left).toEqual([{ to: 'sign-in-again', options: undefined }]);
  expect(shell.reports).toEqual([]);
});
