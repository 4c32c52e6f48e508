import { useEffect } from 'react';
import { TAKEN_OVER_EVENT } from '@hirehq/shared-contracts/first-paint';

/** Tells the page's own script that the painted page has given way to this one: what was done in it is done again here. */
export function TakeOver({ root }: { root: HTMLElement }) {
  useEffect(() => {
    root.dispatchEvent(new Event(TAKEN_OVER_EVENT));
  }, [root]);
  return null;
}
