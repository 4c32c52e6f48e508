import { useRef, type FocusEvent } from 'react';

/** Remembers what had the focus before it came into an element, so that it can go back there. */
export function useWayBack(): { onFocus: (event: FocusEvent<HTMLElement>) => void; goBack: () => void } {
  const cameFrom = useRef<HTMLElement>(null);
  return {
    onFocus({ currentTarget, relatedTarget }) {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    goBack() {
      const target = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
      target?.focus();
    },
  };
}
