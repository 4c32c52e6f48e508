import { useApiChange, useLocale, useStorage, type ApiChange } from '@hirehq/shared-ui';
import { currentSubscription, forgetLanguage, saveLanguage, subscribe } from './push-browser.ts';
import { RemovePushDeviceDocument, WebPushKeyDocument } from './push-device.graphql.ts';
import { forgetRegistered, saveRegisteredDevice, registeredDevice } from './registered-device.ts';

/** Subscribes this browser for a candidate and registers it; also renews a registration that is out of date. */
export function useRegisterDevice(): ApiChange<void, { candidateId: string }> {
  const storage = useStorage();
  const locale = useLocale();
  return useApiChange('registerPushDevice', async (send, { candidateId }) => {
    const { notificationPreferences } = await send(WebPushKeyDocument, {});
    const key = notificationPreferences.webPushKey;
    const before = registeredDevice(storage);
    const subscription = await subscribe(key);
    const device = { candidateId, key, endpoint: subscription.endpoint, checkedAt: Date.now() };
    try {
      // Stored first: a subscription that nobody is known to own is ended by the next page.
      if (!saveRegisteredDevice(storage, device)) throw new Error('This browser stores nothing.');
      await send('PUT candidates/notification/device', { body: { deviceToken: JSON.stringify(subscription) } });
    } catch (error) {
      // A renewal is tried again by the next page; who has just turned it on sees that it is off.
      if (before?.candidateId === candidateId) saveRegisteredDevice(storage, before);
      else {
        forgetRegistered(storage);
        await subscription.unsubscribe();
      }
      throw error;
    }
    await saveLanguage(locale);
    // The old endpoint has ended; if it cannot be removed now, the push service says so.
    if (before && before.endpoint !== device.endpoint)
      await send(RemovePushDeviceDocument, { endpoint: before.endpoint }).catch(() => undefined);
  });
}

/** Ends web push to this browser. What the services cannot be told now, they learn from the push service. */
export function useRemoveDevice(): ApiChange<void, object> {
  const storage = useStorage();
  return useApiChange('removePushDevice', async (send) => {
    const subscription = await currentSubscription();
    const endpoint = subscription?.endpoint ?? registeredDevice(storage)?.endpoint;
    await subscription?.unsubscribe();
    forgetRegistered(storage);
    await forgetLanguage();
    if (endpoint !== undefined) await send(RemovePushDeviceDocument, { endpoint }).catch(() => undefined);
  });
}
