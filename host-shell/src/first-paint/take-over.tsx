import { useEffect, useLayoutEffect } from 'react';
import { REPLACED_EVENT, TAKEN_OVER_EVENT } from '@hirehq/shared-contracts/first-paint';

/** Tells the inline script that this page has replaced the prerendered one, so that it moves the focus and recorded input here. */
export function TakeOver({ root }: { root: HTMLElement }) {
  useLayoutEffect(() => {
    root.dispatchEvent(new Event(REPLACED_EVENT));
  }, [root]);
  useEffect(() => {
    root.dispatchEvent(new Event(TAKEN_OVER_EVENT));
  }, [root]);
  return null;
}
