import { FormattedMessage } from '@hirehq/shared-ui';
import { useEffect, useState } from 'react';

/** Minutes and seconds until a code expires; not announced, because it changes each second. */
export function TimeLeft({ until }: { until: Date }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until.getTime() - now) / 1000));
  return (
    <p role="timer">
      <FormattedMessage
        id="qr.timeLeft"
        values={{ time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` }}
      />
    </p>
  );
}
