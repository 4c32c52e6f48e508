import { useCallback, useEffect, useRef } from 'react';
import { useShell } from '@hirehq/shared-ui';

/**
 * Moves the focus after a response has removed the pressed element. Returns a function that names the element to focus when the
 * next `data` has rendered, unless the focus has moved elsewhere by then.
 */
export function useFocusAfter(data: unknown): (elementId: string) => void {
  const wanted = useRef<string>(undefined);
  const { surface } = useShell();
  useEffect(() => {
    const tree = surface?.root.getRootNode() ?? document;
    if (data === undefined) return;
    const element = wanted.current === undefined || !('getElementById' in tree) ? null : tree.getElementById(wanted.current);
    wanted.current = undefined;
    if (element && (document.activeElement === null || document.activeElement === document.body)) element.focus();
  }, [data, surface]);
  return useCallback((elementId) => {
    wanted.current = elementId;
  }, []);
}
