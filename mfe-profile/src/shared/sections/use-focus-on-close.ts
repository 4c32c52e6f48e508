import { useEffect, useRef } from 'react';

/** Moves the focus to an element once a form that was open on this page is closed. */
export function useFocusOnClose(isOpen: boolean, elementId: string): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.getElementById(elementId)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, elementId]);
}
