import { useEffect, useRef, type RefObject } from 'react';

/** A busy button loses the focus; it gets it back once it is no longer busy, unless another element has taken it. */
export function useFocusBack(isBusy: boolean, button: RefObject<HTMLElement | null>): void {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = isBusy;
  }, [button, isBusy]);
}
