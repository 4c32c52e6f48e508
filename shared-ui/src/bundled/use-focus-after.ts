import { useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus after a response has removed the pressed element. Returns a function that names the element to focus when the
 * next `data` has rendered, unless the focus has moved elsewhere by then.
 */
export function useFocusAfter(data: unknown): (elementId: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (data === undefined) return;
    const element = wanted.current === undefined ? null : document.getElementById(wanted.current);
    wanted.current = undefined;
    if (element && (document.activeElement === null || document.activeElement === document.body)) element.focus();
  }, [data]);
  return useCallback((elementId) => {
    wanted.current = elementId;
  }, []);
}
