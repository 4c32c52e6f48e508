import { useSyncExternalStore } from 'react';

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** By the browser's clock: morning 0–11, afternoon 12–16, evening otherwise (SH-47). */
export function dayPartOf(at: Date): DayPart {
  const hour = at.getHours();
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

function untilNextHour(at: Date): number {
  const next = new Date(at);
  next.setHours(at.getHours() + 1, 0, 0, 0);
  return next.getTime() - at.getTime();
}

function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      listener();
      wait();
    }, untilNextHour(new Date()));
  };
  wait();
  // A computer that slept may wake up at another time of day.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The current part of the day, updated as the day continues. */
export function useDayPart(): DayPart {
  return useSyncExternalStore(subscribe, () => dayPartOf(new Date()));
}
