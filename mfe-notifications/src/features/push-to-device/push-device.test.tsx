import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { createFakeShell, fakeFailure, sessionUser, signedIn, type FakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { examples } from '../../../tests/examples.ts';
import { fakePush } from '../../../tests/fake-push.ts';
import { messages } from '../../messages/index.ts';
import { WebPushKeyDocument } from './push-device.graphql.ts';
import { PushOffer } from './push-offer.tsx';
import { PushSwitch } from './push-switch.tsx';
import { saveRegisteredDevice, registeredDevice, type RegisteredDevice } from './registered-device.ts';
import { useRenewedDevice } from './use-renewed-device.ts';

const { candidateId } = sessionUser();
const KEY = 'AQID';

let push: ReturnType<typeof fakePush> | undefined;
afterEach(() => push?.remove());

/** What the renewal does without being seen. */
function Renewal() {
  useRenewedDevice(candidateId);
  return null;
}

function show(
  Part: () => React.ReactNode,
  before?: Partial<RegisteredDevice>,
  shell = createFakeShell({ remote: 'notifications', session: signedIn() }),
) {
  examples.respond(shell.api, 'some');
  shell.api.respondToGraphql(WebPushKeyDocument, { notificationPreferences: { webPushKey: KEY } });
  if (before)
    saveRegisteredDevice(shell.storage, {
      candidateId,
      key: KEY,
      endpoint: 'https://push.example/old',
      checkedAt: Date.now(),
      ...before,
    });
  renderInShell(<Part />, { shell, messages });
  return { shell, user: userEvent.setup() };
}

const registered = (shell: FakeShell) =>
  shell.api.restCalls
    .filter(({ key }) => key === 'PUT candidates/notification/device')
    .map(({ input }) => JSON.parse((input as { body: { deviceToken: string } }).body.deviceToken) as unknown);
const removed = (shell: FakeShell) =>
  shell.api.graphqlCalls.filter(({ name }) => name === 'RemovePushDevice').map(({ variables }) => variables);
const pushSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Notifications on this device' });

test('NT-12 nothing asks for permission before a click', async () => {
  push = fakePush();
  const { shell } = show(() => (
    <>
      <PushSwitch />
      <PushOffer />
      <Renewal />
    </>
  ));
  expect(await pushSwitch()).not.toBeChecked();
  await screen.findByRole('button', { name: 'Turn on' });
  expect([push.asked, push.endpoint(), shell.api.restCalls]).toEqual([[], undefined, []]);
});

test('NT-12 the switch subscribes with the key of the platform and registers the device; off ends both', async () => {
  push = fakePush();
  const { shell, user } = show(PushSwitch);
  await user.click(await pushSwitch());
  await waitFor(async () => expect(await pushSwitch()).toBeChecked());
  const endpoint = 'https://push.example/1';
  expect(registered(shell)).toEqual([{ endpoint, keys: { p256dh: 'p', auth: 'a' } }]);
  expect(registeredDevice(shell.storage)).toMatchObject({ candidateId, key: KEY, endpoint });
  expect([...push.kept.values()]).toEqual(['en']);

  await user.click(await pushSwitch());
  await waitFor(async () => expect(await pushSwitch()).not.toBeChecked());
  expect([push.unsubscribed, removed(shell)]).toEqual([[endpoint], [{ endpoint }]]);
  expect([registeredDevice(shell.storage), push.kept.size]).toEqual([undefined, 0]);
});

test('NT-12 off works without a connection: the push service then refuses what is sent', async () => {
  push = fakePush({ permission: 'granted', subscribed: { endpoint: 'https://push.example/old', key: KEY } });
  const { shell, user } = show(PushSwitch, {});
  await waitFor(async () => expect(await pushSwitch()).toBeChecked());
  shell.api.graphql = () => Promise.reject(fakeFailure('UNREACHABLE'));
  await user.click(await pushSwitch());
  await waitFor(async () => expect(await pushSwitch()).not.toBeChecked());
  expect(push.unsubscribed).toEqual(['https://push.example/old']);
});

test('NT-12 a device that could not be registered is off, and says so', async () => {
  push = fakePush();
  const { shell, user } = show(PushSwitch);
  shell.api.respondToRest('PUT candidates/notification/device', fakeFailure('UNREACHABLE'));
  await user.click(await pushSwitch());
  expect(await screen.findByText('Notifications on this device could not be changed. Please try again.')).toBeVisible();
  expect([(await pushSwitch()).checked, push.endpoint(), registeredDevice(shell.storage)]).toEqual([false, undefined, undefined]);
});

test('NT-12 a candidate who refuses the permission learns how to undo that', async () => {
  push = fakePush({ answer: 'denied' });
  const { user } = show(PushSwitch);
  await user.click(await pushSwitch());
  expect(await screen.findByText(/^Your browser blocks notifications/)).toBeVisible();
  expect(await pushSwitch()).toBeDisabled();
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', /^On iPhone and iPad, first add this site/],
  ['Mozilla/5.0 (X11; Linux x86_64)', /^This browser cannot receive notifications/],
])('NT-12 a browser without web push gives the reason: %s', async (userAgent, reason) => {
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  show(PushSwitch);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(await pushSwitch()).toBeDisabled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('NT-12 the offer is dismissed once and for all on this device', async () => {
  push = fakePush();
  const shell = createFakeShell({ remote: 'notifications', session: signedIn() });
  const { user } = show(PushOffer, undefined, shell);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('button', { name: 'Turn on' })).not.toBeInTheDocument();
  expect(push.asked).toEqual([]);
  show(
    () => (
      <>
        <PushOffer />
        <PushSwitch />
      </>
    ),
    undefined,
    shell,
  );
  await pushSwitch();
  expect(screen.queryByRole('button', { name: 'Turn on' })).not.toBeInTheDocument();
});

test('NT-12 the offer turns it on', async () => {
  push = fakePush();
  const { shell, user } = show(PushOffer);
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('Notifications are on for this device.')).toBeVisible();
  expect(registered(shell)).toHaveLength(1);
});

test('NT-12 who turned it off before is not offered it', async () => {
  push = fakePush({ permission: 'granted' });
  show(() => (
    <>
      <PushOffer />
      <PushSwitch />
    </>
  ));
  await pushSwitch();
  expect(screen.queryByRole('button', { name: 'Turn on' })).not.toBeInTheDocument();
});

test.each([
  ['its subscription changed', { endpoint: 'https://push.example/new', key: KEY }, {}, 'https://push.example/new'],
  ['its subscription is gone', undefined, {}, 'https://push.example/1'],
  [
    'the key of the platform changed',
    { endpoint: 'https://push.example/old', key: 'BAUG' },
    { checkedAt: Date.now() - DAY_MS },
    'https://push.example/1',
  ],
])('NT-12 a device is registered again if %s', async (_, subscribed, before, endpoint) => {
  push = fakePush({ permission: 'granted', ...(subscribed && { subscribed }) });
  const { shell } = show(Renewal, before);
  await waitFor(() => expect(registered(shell)).toMatchObject([{ endpoint }]), { timeout: 4_000 });
  await waitFor(() => expect(registeredDevice(shell.storage)?.endpoint).toBe(endpoint));
  await waitFor(() => expect(removed(shell)).toEqual([{ endpoint: 'https://push.example/old' }]));
});

test('NT-12 a device that is right sends nothing', async () => {
  push = fakePush({ permission: 'granted', subscribed: { endpoint: 'https://push.example/old', key: KEY } });
  const { shell } = show(Renewal, {});
  await waitFor(() => expect([...(push?.kept.values() ?? [])]).toEqual(['en']), { timeout: 4_000 });
  expect([shell.api.restCalls, shell.api.graphqlCalls]).toEqual([[], []]);
});

test.each([
  ['another candidate left behind', { candidateId: 'someone-else' }],
  ['nobody is known to own', undefined],
])('NT-12 a subscription that %s is ended', async (_, before) => {
  push = fakePush({ permission: 'granted', subscribed: { endpoint: 'https://push.example/old', key: KEY } });
  const { shell } = show(Renewal, before);
  await waitFor(() => expect(push?.unsubscribed).toEqual(['https://push.example/old']), { timeout: 4_000 });
  await waitFor(() => expect(registeredDevice(shell.storage)).toBeUndefined());
  expect(registered(shell)).toEqual([]);
});
