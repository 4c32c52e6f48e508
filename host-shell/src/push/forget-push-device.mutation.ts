import type { ApiClient } from '@hirehq/shared-contracts/shell-api';
import { PUSH_CACHE } from '@hirehq/shared-contracts/web-push';
import { ForgetPushDeviceDocument } from './forget-push-device.graphql.ts';

/**
 * Before sign-out: ends web push to this browser and closes what it shows, because the next person here may be another. The
 * subscription ends here also if the services cannot be told; they learn it from the push service.
 */
export async function forgetPushDevice(graphql: ApiClient['graphql']): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!registration || !subscription) return;
  const { endpoint } = subscription;
  for (const notification of await registration.getNotifications()) notification.close();
  await Promise.allSettled([
    subscription.unsubscribe(),
    graphql(ForgetPushDeviceDocument, { endpoint }),
    caches.delete(PUSH_CACHE.name),
  ]);
}
