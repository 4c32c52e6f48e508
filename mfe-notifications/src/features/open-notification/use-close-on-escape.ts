import { useEffect, useEffectEvent } from 'react';

/** Closes what opened by itself with Escape, wherever the focus is. */
export function useCloseOnEscape(isOpen: boolean, close: () => void): void {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen]);
}
