import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { examples } from '../../../tests/examples.ts';
import { preferencesOf } from '../../../tests/preferences-of.ts';
import {
  NotificationPreferencesDocument,
  SaveNotificationPreferencesDocument,
} from '../../features/set-preferences/preferences.graphql.ts';
import { withChange, type Preferences } from '../../features/set-preferences/preferences.model.ts';
import { messages } from '../../messages/index.ts';
import { reactions } from '../../reactions.ts';
import { Settings } from '../../slots/settings.tsx';
import { PreferencesPage } from './preferences-page.tsx';

function show(preferences: Preferences | Error = preferencesOf(), Part = PreferencesPage) {
  const shell = createFakeShell({ remote: 'notifications', session: signedIn() });
  examples.respond(shell.api, 'some');
  shell.api.respondToGraphql(
    NotificationPreferencesDocument,
    preferences instanceof Error ? preferences : { notificationPreferences: preferences },
  );
  const saved = () =>
    shell.api.graphqlCalls.filter(({ name }) => name === 'SaveNotificationPreferences').map(({ variables }) => variables);
  renderInShell(<Part />, { shell, messages, reactions, at: '/candidate/notification-preferences' });
  return { shell, saved, user: userEvent.setup() };
}

const group = async (name: string) => within(await screen.findByRole('group', { name }));

test('NT-12 each type has its channels, in a group with its name', async () => {
  show();
  for (const type of ['Applications', 'Interviews', 'Offers', 'Messages', 'Referrals', 'Job alerts']) {
    const boxes = (await group(type)).getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'On this site',
      'On your devices',
      'By email',
    ]);
  }
});

test('NT-12 a change is shown and saved at once', async () => {
  const { shell, saved, user } = show();
  const box = (await group('Messages')).getByRole('checkbox', { name: 'By email' });
  await user.click(box);
  expect(box).not.toBeChecked();
  await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', message: 'Your preferences are saved.' }]));
  expect(saved()).toEqual([{ input: { choices: [{ type: 'MESSAGE', channel: 'EMAIL', enabled: false }] } }]);
  expect(box).not.toBeChecked();
});

test('NT-12 a change that could not be saved is reverted alone, with the reason', async () => {
  const { shell, user } = show();
  let preferences = preferencesOf();
  shell.api.respondToGraphql(SaveNotificationPreferencesDocument, ({ input }) => {
    if (input.dailyDigest) return fakeFailure('UNREACHABLE');
    preferences = withChange(preferences, input);
    return {
      saveNotificationPreferences: {
        __typename: 'SaveNotificationPreferencesDone' as const,
        notificationPreferences: preferences,
      },
    };
  });
  const messagesBox = (await group('Messages')).getByRole('checkbox', { name: 'By email' });
  const digest = screen.getByRole('switch', { name: 'Daily digest' });
  await user.click(digest);
  await user.click(messagesBox);
  await waitFor(() => expect(shell.toasts.map(({ kind }) => kind)).toEqual(['error', 'success']));
  expect(shell.toasts[0]?.message).toContain('Your change was not saved.');
  expect([digest, messagesBox].map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
});

test('NT-12 quick changes of the same choice end as the last one says', async () => {
  const { shell, saved, user } = show();
  const digest = await screen.findByRole('switch', { name: 'Daily digest' });
  await user.click(digest);
  await user.click(digest);
  await user.click(digest);
  await waitFor(() => expect(shell.toasts).toHaveLength(3));
  expect(digest).toBeChecked();
  expect(saved().map((each) => (each as { input: { dailyDigest: boolean } }).input.dailyDigest)).toEqual([true, false, true]);
});

test('NT-12 a required choice is locked, and says why', async () => {
  const { saved, user } = show();
  const box = (await group('Interviews')).getByRole('checkbox', { name: 'On this site' });
  expect(box).toHaveAttribute('aria-disabled', 'true');
  expect(box).toHaveAccessibleDescription(/^Always shown on this site/);
  await user.click(box);
  expect(box).toBeChecked();
  expect(saved()).toEqual([]);
});

test('NT-12 quiet hours have two different times, in the time zone of this browser', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en-US').resolvedOptions(),
    timeZone: 'Europe/Amsterdam',
  });
  const { saved, user } = show();
  expect(await screen.findByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Amsterdam');
  await user.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  const from = screen.getByRole('combobox', { name: 'From' });
  expect([from, screen.getByRole('combobox', { name: 'To' })].map((each) => (each as HTMLSelectElement).value)).toEqual([
    '22:00',
    '07:00',
  ]);
  expect(within(from).getByRole('option', { name: '7:00 AM' })).toBeDisabled();
  await waitFor(() => expect(saved()).toHaveLength(1));
  await user.selectOptions(from, '23:30');
  await waitFor(() =>
    expect(saved()).toEqual([
      { input: { quietHours: { from: '22:00', to: '07:00' }, timeZone: 'Europe/Amsterdam' } },
      { input: { quietHours: { from: '23:30', to: '07:00' } } },
    ]),
  );
  vi.restoreAllMocks();
});

test('NT-12 a time that is not on the half hour stays a choice, and quiet hours end', async () => {
  const { saved, user } = show(preferencesOf({ quietHours: { from: '21:45', to: '06:00' }, timeZone: 'Asia/Tokyo' }));
  expect(await screen.findByRole('combobox', { name: 'From' })).toHaveValue('21:45');
  await user.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  await waitFor(() => expect(saved()).toEqual([{ input: { quietHours: null } }]));
  expect(screen.queryByRole('combobox', { name: 'From' })).not.toBeInTheDocument();
});

test('NT-12 a time zone that was chosen in the settings, or on another device, is shown', async () => {
  const { shell } = show(preferencesOf({ timeZone: 'Asia/Tokyo' }));
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  shell.events.arrive('time-zone.chosen', { timeZone: 'America/Bogota' });
  await waitFor(() => expect(zone).toHaveValue('America/Bogota'));
});

test('NT-12 preferences that cannot be loaded can be requested again', async () => {
  const { shell, user } = show(fakeFailure('UNREACHABLE'));
  expect(await screen.findByRole('heading', { name: 'Your preferences could not be loaded' })).toBeVisible();
  shell.api.respondToGraphql(NotificationPreferencesDocument, { notificationPreferences: preferencesOf() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Offers' })).toBeVisible();
});

test('NT-12 the settings page has the same content, one level lower', async () => {
  show(preferencesOf(), Settings);
  expect(await screen.findByRole('heading', { name: 'What to notify you about', level: 3 })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});
