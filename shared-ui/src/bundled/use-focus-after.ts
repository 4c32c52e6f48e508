import { useCallback, useEffect, useRef } from 'react';

/**
 * What was pressed is often gone once its answer is there, and the focus with it. The answer is a function that names the
 * element the focus goes to with the next `data`, unless it has gone elsewhere meanwhile.
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
