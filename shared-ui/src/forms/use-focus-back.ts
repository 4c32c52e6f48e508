import { useEffect, useRef, type RefObject } from 'react';

/** A button that is busy loses the focus; when it is not any more, and nothing else has taken it, it gets it back. */
export function useFocusBack(isBusy: boolean, button: RefObject<HTMLElement | null>): void {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = isBusy;
  }, [button, isBusy]);
}
