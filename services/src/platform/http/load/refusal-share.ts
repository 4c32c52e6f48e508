export interface RefusalShare {
  asked(): void;
  refused(): void;
  /** True if most requests of the last seconds were refused. */
  isMost(): boolean;
}

const WINDOW_MS = 5000;
/** Fewer requests than this in a window say nothing about the load. */
const LEAST = 20;

/** Counts over the current and the previous window, so that it recovers once nothing is refused. */
export function createRefusalShare(now: () => number = () => performance.now()): RefusalShare {
  const nothing = () => ({ asked: 0, refused: 0 });
  let previous = nothing();
  let present = nothing();
  let windowEnd = now() + WINDOW_MS;

  function turn(): void {
    const time = now();
    if (time < windowEnd) return;
    previous = time < windowEnd + WINDOW_MS ? present : nothing();
    present = nothing();
    windowEnd = time + WINDOW_MS;
  }

  return {
    asked() {
      turn();
      present.asked += 1;
    },
    refused() {
      turn();
      present.refused += 1;
    },
    isMost() {
      turn();
      const asked = previous.asked + present.asked;
      return asked >= LEAST && previous.refused + present.refused > asked / 2;
    },
  };
}
