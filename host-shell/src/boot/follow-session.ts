import type { BusCore } from '../events/event-bus.ts';
import { joinTabs } from '../events/cross-tab.ts';
import type { ShellSession } from '../shell-api/shell-session.ts';

/** While a candidate is signed in, connects the bus to other tabs and follows the event stream. */
export function followSession(session: ShellSession, bus: BusCore, streamFrom: string | undefined): void {
  const page = streamFrom === undefined ? undefined : { streamFrom, at: performance.timeOrigin };
  let followed: string | undefined;
  let leave = () => {};

  function follow(candidateId: string): void {
    let isOver = false;
    const leaveTabs = joinTabs(bus, candidateId);
    let stopStream = () => {};
    // Starts after everything the page itself needs.
    void import(/* webpackChunkName: "signed-in" */ '../stream/event-stream.ts').then(
      ({ EventStream }) => {
        if (isOver) return;
        const stream = new EventStream(candidateId, bus, session, page);
        stopStream = () => stream.stop();
      },
      (error: unknown) => {
        reportError(error);
        bus.publish('shell', 'stream.state-changed', { state: 'off' });
      },
    );
    leave = () => {
      isOver = true;
      stopStream();
      leaveTabs();
      bus.forget();
    };
  }

  const onChange = () => {
    const current = session.current();
    const candidateId = current.status === 'signed-in' ? current.user.candidateId : undefined;
    if (candidateId === followed) return;
    leave();
    leave = () => {};
    followed = candidateId;
    if (candidateId !== undefined) follow(candidateId);
  };
  session.subscribe(onChange);
  onChange();
}
