import { HEARTBEAT_MS } from '@hirehq/shared-contracts/stream-timing';
import type { BusCore } from '../events/event-bus.ts';
import { runAsLeader, type Leadership } from './run-as-leader.ts';
import { StreamConnection, type ServedPage, type StreamSession } from './stream-connection.ts';
import { followStream, type StreamFollower } from './stream-follower.ts';
import { joinStreamTabs, type StreamTabs } from './stream-tabs.ts';

/** A visible tab without a stream takes over within this time, if the leading tab does not show that it is awake. */
const TAKE_OVER_WITHIN_MS = 2_500;
const AWAKE_MS = HEARTBEAT_MS + 1_000;

const isVisible = () => document.visibilityState === 'visible';

/**
 * The candidate's event stream. The tab that has the lock holds the connection, and the others receive its events and its signs
 * of life from it; each tab judges by these whether it receives the stream. Without Web Locks (a page without TLS) each visible
 * tab has its own connection.
 */
export class EventStream {
  readonly #bus: BusCore;
  readonly #stop = new AbortController();
  readonly #follower: StreamFollower;
  readonly #tabs: StreamTabs;
  readonly #connection: StreamConnection;
  readonly #leadership: Leadership;
  #isLeader = false;
  #awakeAt = Number.NEGATIVE_INFINITY;
  #takeOverTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(candidateId: string, bus: BusCore, session: StreamSession, page: ServedPage | undefined) {
    this.#bus = bus;
    const follower = followStream(bus, () => this.#considerTakeOver());
    this.#follower = follower;
    this.#tabs = joinStreamTabs(candidateId, (message) => {
      if (message.kind === 'event') follower.deliver(message.position, message.since, message.event);
      else if (message.kind === 'alive') follower.alive(message.position, message.since);
      else if (message.kind === 'trying') this.#awakeAt = Date.now();
      else if (this.#isLeader) this.#showSign();
    });
    this.#connection = new StreamConnection({
      candidateId,
      session,
      page,
      follower,
      onSign: () => this.#showSign(),
      onEvent: (delivered) => this.#tabs.send({ kind: 'event', ...delivered }),
    });
    document.addEventListener('visibilitychange', () => this.#onVisibility(), { signal: this.#stop.signal });
    this.#leadership = runAsLeader(`hirehq:live-stream:${candidateId}`, this.#stop.signal, (signal) => this.#hold(signal));
    this.#leadership.done.catch(() => undefined);
    this.#tabs.send({ kind: 'ask' });
  }

  stop(): void {
    this.#stop.abort();
    clearTimeout(this.#takeOverTimer);
    this.#follower.stop();
    this.#tabs.leave();
    this.#bus.publish('shell', 'stream.state-changed', { state: 'off' });
  }

  async #hold(signal: AbortSignal): Promise<void> {
    this.#isLeader = true;
    this.#showSign();
    const signs = setInterval(() => {
      if (!this.#follower.isLive()) this.#showSign();
    }, HEARTBEAT_MS);
    try {
      await this.#connection.hold(signal);
    } finally {
      clearInterval(signs);
      this.#isLeader = false;
    }
  }

  /** Shows the other tabs that the stream is alive, or that this tab, which the user can see, is connecting. */
  #showSign(): void {
    const [position, since] = [this.#follower.position(), this.#follower.since()];
    if (this.#follower.isLive() && position !== undefined && since !== undefined)
      this.#tabs.send({ kind: 'alive', position, since });
    else if (isVisible()) this.#tabs.send({ kind: 'trying' });
  }

  #onVisibility(): void {
    if (!isVisible()) return;
    this.#follower.check();
    this.#considerTakeOver();
  }

  /** While this tab receives nothing: lets the leading tab show that it is awake, then takes over from it. */
  #considerTakeOver(): void {
    clearTimeout(this.#takeOverTimer);
    if (this.#stop.signal.aborted || this.#follower.isLive() || !isVisible()) return;
    this.#takeOverTimer = setTimeout(
      () => {
        if (this.#follower.isLive()) return;
        if (isVisible() && !this.#isLeader && Date.now() - this.#awakeAt > AWAKE_MS) this.#leadership.takeOver();
        this.#considerTakeOver();
      },
      TAKE_OVER_WITHIN_MS * (0.4 + 0.6 * Math.random()),
    );
  }
}
