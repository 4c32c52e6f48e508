import { useEffect } from 'react';
import { TAKEN_OVER_EVENT } from '@hirehq/shared-contracts/first-paint';

/** Tells the inline script that this page has replaced the prerendered one, so that it repeats the recorded input here. */
export function TakeOver({ root }: { root: HTMLElement }) {
  useEffect(() => {
    root.dispatchEvent(new Event(TAKEN_OVER_EVENT));
  }, [root]);
  return null;
}
