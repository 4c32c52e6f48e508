import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeFailure, signedOut } from '@hirehq/shared-contracts/testing';
import { ACME, showPart } from '../../tests/show-part.tsx';
import { DashboardMessages } from './dashboard-messages.tsx';

const part = async () => within(await screen.findByRole('region', { name: 'Your messages' }));
const names = (list: Awaited<ReturnType<typeof part>>) =>
  list.getAllByRole('button').map(({ textContent }) => textContent?.match(/^([A-Z][a-z]+)/)?.[1]);

test('RP-01 MS-02 a few conversations, the unread first, each leading to its page', async () => {
  const { user, shell, address } = showPart(<DashboardMessages />);
  const messages = await part();
  const rows = await messages.findAllByRole('button');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(/unread/);
  await user.click(messages.getByRole('button', { name: /Acme Health/ }));
  expect([address(), ...shell.navigations.map(({ to }) => to)].join(' ')).toContain(
    `/candidate/message-list?candidateId=${ACME}&enterpriseId=${ACME}`,
  );
});

test('RP-01 MS-02 follows what employers write', async () => {
  const { employerWrites } = showPart(<DashboardMessages />);
  const messages = await part();
  await messages.findAllByRole('button');
  act(() => void employerWrites(ACME, 'Can you come on Monday?'));
  expect(await messages.findByText('Can you come on Monday?')).toBeVisible();
  expect(names(messages)[0]).toBe('Acme');
});

test('RP-01 says what will be here', async () => {
  showPart(<DashboardMessages />, { amount: 'none' });
  expect(await (await part()).findByText(/^When an employer writes to you/)).toBeVisible();
});

test('RP-01 SH-48 a failure is said quietly, and can be tried again', async () => {
  const { shell, user, inbox } = showPart(<DashboardMessages />, {
    script: ({ api }) => api.respondToRest('GET candidates/messages/0/500', fakeFailure('UNREACHABLE')),
  });
  const messages = await part();
  expect(await messages.findByRole('status')).toHaveTextContent('We could not reach the server.');
  shell.api.respondToRest('GET candidates/messages/0/500', () => inbox.list());
  await user.click(messages.getByRole('button', { name: 'Try again' }));
  expect(await messages.findByRole('button', { name: /Acme Health/ })).toBeVisible();
});

test('RP-01 is empty when signed out', () => {
  const { container } = showPart(<DashboardMessages />, { session: signedOut });
  expect(within(container).queryByRole('region')).not.toBeInTheDocument();
});
