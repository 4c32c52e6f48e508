import type { BusCore } from '../events/event-bus.ts';
import { watchHealth } from './stream-health.ts';

/** The number of the event in a position of the stream. */
const eventIdOf = (position: string): number => Number.parseInt(position, 10) || 0;

/** What this page knows of the stream, whichever tab has it. */
export interface StreamFollower {
  /** The position from which this tab could continue the stream. */
  position(): string | undefined;
  /** Since when the stream is complete, in milliseconds since 1970; undefined before the first sign. */
  since(): number | undefined;
  isLive(): boolean;
  /** This tab's own stream is complete since the page was served, which is before the tab joined. */
  joinFrom(time: number): void;
  /** The stream is alive at this position, and complete since then. */
  alive(position: string, since: number): void;
  /** A heartbeat of this tab's own connection. */
  sign(): void;
  /** Delivers an event to the page, unless it has had it. */
  deliver(position: string, since: number, event: unknown): void;
  /** For moments when timers may have been late. */
  check(): void;
  stop(): void;
}

/** Delivers each event once and in order, and publishes whether this page receives the stream. */
export function followStream(bus: BusCore, onHealth: (isLive: boolean) => void): StreamFollower {
  let joinedAt = Date.now();
  let position: string | undefined;
  let since: number | undefined;
  let newestId = 0;
  let stopped = false;

  const health = watchHealth((isLive) => {
    publish();
    onHealth(isLive);
  });

  function publish(): void {
    if (stopped) return;
    // Events from before this tab joined did not reach it.
    if (health.isLive() && since !== undefined)
      bus.publish('shell', 'stream.state-changed', { state: 'connected', since: Math.max(joinedAt, since) });
    else bus.publish('shell', 'stream.state-changed', { state: 'reconnecting' });
  }

  const isNewer = (next: string, nextSince: number) => since === undefined || nextSince > since || eventIdOf(next) > newestId;

  function moveTo(next: string, nextSince: number): void {
    const hasRestarted = since === undefined || nextSince > since;
    // A stream that started again may be at a lower event, if the services returned to an earlier state.
    if (isNewer(next, nextSince) || eventIdOf(next) === newestId) {
      position = next;
      newestId = eventIdOf(next);
    }
    if (hasRestarted) since = nextSince;
    const wasLive = health.isLive();
    health.sign();
    if (hasRestarted && wasLive) publish();
  }

  return {
    position: () => position,
    since: () => since,
    isLive: health.isLive,
    joinFrom: (time) => void (joinedAt = Math.min(joinedAt, time)),
    alive(next, nextSince) {
      if (!stopped) moveTo(next, nextSince);
    },
    sign() {
      if (!stopped && since !== undefined) health.sign();
    },
    deliver(next, nextSince, event) {
      // A tab that was frozen sends what others have had long ago.
      if (stopped || !isNewer(next, nextSince)) return;
      moveTo(next, nextSince);
      bus.receive(event);
    },
    check: health.check,
    stop() {
      stopped = true;
      health.stop();
    },
  };
}
