import React from 'react';

type Subscribe = (changed: () => void) => () => void;

/**
 * Renders so that the snapshot of each store for the server is its current one: React requires one for the server, most callers give none,
 * and the stores of a served page are new. Compiled code finds the hook at each call; Node copies it into what imports it by name.
 */
export function withCurrentSnapshots<Result>(render: () => Result): Result {
  const { useSyncExternalStore } = React;
  const current = <Snapshot>(subscribe: Subscribe, snapshot: () => Snapshot): Snapshot =>
    useSyncExternalStore(subscribe, snapshot, snapshot);
  try {
    Object.assign(React, { useSyncExternalStore: current });
    return render();
  } finally {
    Object.assign(React, { useSyncExternalStore });
  }
}
