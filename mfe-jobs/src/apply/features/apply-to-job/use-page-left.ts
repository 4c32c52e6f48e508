import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Whether the page is gone. A part of it can tell by this, when it is removed, whether it was only replaced: such as the form of a
 * visitor by that of the candidate who has signed in beside it.
 */
export function usePageLeft(): () => boolean {
  const isLeft = useRef(false);
  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useCallback(() => isLeft.current, []);
}
