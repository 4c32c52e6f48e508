import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The current time, updated twice a minute, so that the page notices when something is over. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
