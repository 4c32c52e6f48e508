import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SaveJobDocument } from './save-job.graphql.ts';
import { createFakeShell, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import { SaveButton } from './save-button.tsx';
import { useToggleSaved } from './use-toggle-saved.ts';

const jobsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `job-${at}`, title: `Job ${at}`, saved: false }));

function List({ count }: { count: number }) {
  const toggle = useToggleSaved();
  return jobsOf(count).map((job) => <SaveButton key={job.id} job={job} onToggle={toggle} />);
}

function show(count: number) {
  const shell = createFakeShell({ session: signedIn() });
  const subscribe = vi.spyOn(shell.session, 'subscribe');
  renderInShell(<List count={count} />, { shell, messages });
  return { shell, subscriptions: subscribe.mock.calls.length };
}

test('JB-14 a list follows the session once, however many cards it has', () => {
  expect(show(40).subscriptions).toBe(show(1).subscriptions);
});

test('JB-14 saving one job does not block another; the same one is saved once', async () => {
  const { shell } = show(2);
  let finish = () => {};
  const first = new Promise<void>((resolve) => (finish = resolve));
  shell.api.respondToGraphql(SaveJobDocument, async ({ jobId, saved }) => {
    await first;
    return { saveJob: { __typename: 'SaveJobDone' as const, job: { id: jobId, saved } } };
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save Job 0' }));
  await user.click(screen.getByRole('button', { name: 'Save Job 0' }));
  await user.click(screen.getByRole('button', { name: 'Save Job 1' }));
  finish();
  await waitFor(() =>
    expect(shell.api.graphqlCalls.map(({ variables }) => variables)).toEqual([
      { jobId: 'job-0', saved: true },
      { jobId: 'job-1', saved: true },
    ]),
  );
});
