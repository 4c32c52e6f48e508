import { SILENCE_MS } from '@hirehq/shared-contracts/stream-timing';

export interface StreamHealth {
  /** Something of the stream reached this page. */
  sign(): void;
  isLive(): boolean;
  /** For moments when timers may have been late: the page becomes visible. */
  check(): void;
  stop(): void;
}

/** Whether this page receives the stream: it does while a sign of it, at least a heartbeat, is recent. */
export function watchHealth(onChange: (isLive: boolean) => void): StreamHealth {
  let lastSign = Date.now();
  let state: 'unknown' | 'live' | 'lost' = 'unknown';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: 'live' | 'lost'): void {
    if (state === next) return;
    state = next;
    onChange(next === 'live');
  }

  function check(): void {
    clearTimeout(timer);
    const left = lastSign + SILENCE_MS - Date.now();
    if (left > 0) timer = setTimeout(check, left);
    else become('lost');
  }

  check();
  return {
    sign() {
      lastSign = Date.now();
      check();
      become('live');
    },
    isLive: () => state === 'live',
    check,
    stop: () => clearTimeout(timer),
  };
}
