/** How often the services show on an event stream that it is open. */
export const HEARTBEAT_MS = 4_000;

/** A page that has received nothing of its event stream for this long considers it lost: one heartbeat may be missing. */
export const SILENCE_MS = 9_000;

/** Longest time between two requests of a list while the event stream is lost. */
export const POLL_MS = 10_000;
