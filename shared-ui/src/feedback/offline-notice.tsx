import { Icon } from '../icons/icon.tsx';
import { useOnline } from './use-online.ts';

/** A bar that is shown while the browser is offline. */
export function OfflineNotice({ message }: { message: string }) {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <div className="hq-offline">
          <Icon name="wifiOff" size={18} />
          <span>{message}</span>
        </div>
      )}
    </div>
  );
}
