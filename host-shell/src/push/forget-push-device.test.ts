import { afterEach, expect, test, vi } from 'vitest';
import { createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { ForgetPushDeviceDocument } from './forget-push-device.graphql.ts';
import { forgetPushDevice } from './forget-push-device.mutation.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

function browser(endpoint: string | undefined) {
  const done: string[] = [];
  const subscription = endpoint && {
    endpoint,
    unsubscribe: async () => {
      done.push('unsubscribed');
      return true;
    },
  };
  const registration = {
    pushManager: { getSubscription: async () => subscription ?? null },
    getNotifications: async () => [{ close: () => void done.push('closed') }],
  };
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('caches', { delete: async (name: string) => done.push(`deleted ${name}`) });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
  const { api } = createFakeShell({ remote: 'shell', session: signedIn() });
  api.respondToGraphql(ForgetPushDeviceDocument, ({ endpoint: of }) => ({
    removePushDevice: { __typename: 'RemovePushDeviceDone' as const, endpoint: of },
  }));
  return { done, api };
}

const GONE = ['closed', 'unsubscribed', 'deleted hirehq-push'];

test('NT-12 SH-42 ends web push, tells the services, and closes what is shown', async () => {
  const { done, api } = browser('https://push.example/1');
  await forgetPushDevice(api.graphql);
  expect(done).toEqual(GONE);
  expect(api.graphqlCalls).toEqual([{ name: 'ForgetPushDevice', variables: { endpoint: 'https://push.example/1' } }]);
});

test('NT-12 SH-42 ends web push also if the services cannot be told', async () => {
  const { done, api } = browser('https://push.example/1');
  api.respondToGraphql(ForgetPushDeviceDocument, fakeFailure('UNREACHABLE'));
  await forgetPushDevice(api.graphql);
  expect(done).toEqual(GONE);
});

test('SH-42 without a subscription nothing is sent', async () => {
  const { done, api } = browser(undefined);
  await forgetPushDevice(api.graphql);
  expect([done, api.graphqlCalls]).toEqual([[], []]);
});
