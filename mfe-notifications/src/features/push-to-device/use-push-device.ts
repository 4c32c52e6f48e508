import { useEffect, useState } from 'react';
import { useReport, useStorage, useViewer } from '@hirehq/shared-ui';
import { useRegisterDevice, useRemoveDevice } from './push-device.mutation.ts';
import { pushStatus, statusAtOnce, type PushStatus } from './push-status.ts';

interface PushDevice {
  /** Undefined until it is known whether it is on or off. */
  status: PushStatus | undefined;
  busy: boolean;
  hasFailed: boolean;
  /** Asks for permission: call it from a click. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
}

/** Web push on this device. */
export function usePushDevice(): PushDevice {
  const candidateId = useViewer();
  const storage = useStorage();
  const report = useReport();
  const registering = useRegisterDevice();
  const removing = useRemoveDevice();
  const [status, setStatus] = useState(statusAtOnce);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (candidateId === undefined) return undefined;
    const check = () =>
      void pushStatus(candidateId, storage).then(setStatus, (error: unknown) => {
        report(error, { detail: 'web push' });
        setStatus({ is: 'unsupported', why: 'unsupported' });
      });
    check();
    // The candidate may come back from the settings of the browser.
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [candidateId, storage, report]);

  return {
    status,
    busy: isAsking || registering.busy || removing.busy,
    hasFailed: registering.failure !== undefined || removing.failure !== undefined,
    async turnOn() {
      if (candidateId === undefined) return;
      removing.reset();
      setAsking(true);
      const permission = await Notification.requestPermission().finally(() => setAsking(false));
      if (permission === 'granted') await registering.run({ candidateId });
      setStatus(await pushStatus(candidateId, storage));
    },
    async turnOff() {
      if (candidateId === undefined) return;
      registering.reset();
      await removing.run({});
      setStatus(await pushStatus(candidateId, storage));
    },
  };
}
