import { useEffect, useEffectEvent } from 'react';
import { useLocale, useReport, useStorage, whenIdle } from '@hirehq/shared-ui';
import { currentSubscription, saveLanguage, pushSupport } from './push-browser.ts';
import { useRegisterDevice, useRemoveDevice } from './push-device.mutation.ts';
import { isCheckDue, registeredDevice } from './registered-device.ts';

/**
 * Keeps the registration of this browser right, once a page and never asking for permission: renews it if the subscription or
 * the platform's key changed, and ends a subscription that another candidate left behind.
 */
export function useRenewedDevice(candidateId: string): void {
  const storage = useStorage();
  const report = useReport();
  const locale = useLocale();
  const registering = useRegisterDevice();
  const removing = useRemoveDevice();

  const renew = useEffectEvent(async () => {
    if (pushSupport() !== 'supported') return;
    const subscription = await currentSubscription();
    const device = registeredDevice(storage);
    if (!device && !subscription) return;
    const isMine = device?.candidateId === candidateId;
    if (!device || !isMine || Notification.permission !== 'granted') {
      await removing.run({});
      return;
    }
    const isSame = subscription?.endpoint === device.endpoint;
    if (!isSame || isCheckDue(device, Date.now())) await registering.run({ candidateId });
    else await saveLanguage(locale);
  });

  useEffect(() => {
    return whenIdle(() => void renew().catch((error: unknown) => report(error, { detail: 'web push' })));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the worker's language follows the page's
  }, [candidateId, report, locale]);
}
