import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The time, brought up to date twice a minute: what is over becomes so while the page is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
