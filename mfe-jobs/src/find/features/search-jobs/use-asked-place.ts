import { useRef } from 'react';
import type { ChosenPlace } from '@hirehq/shared-ui';

/** The place that was chosen last, while its city and country are loading, so that a search can wait for them. */
export function useAskedPlace() {
  const asked = useRef<Promise<ChosenPlace | undefined>>(undefined);
  return {
    /** Keeps a chosen place until it has loaded. */
    keep(place: Promise<ChosenPlace | undefined>): void {
      asked.current = place;
      void place.then(() => {
        if (asked.current === place) asked.current = undefined;
      });
    },
    /** The kept place; undefined if none is loading or it could not be loaded. */
    settled: (): Promise<ChosenPlace | undefined> => asked.current ?? Promise.resolve(undefined),
  };
}
