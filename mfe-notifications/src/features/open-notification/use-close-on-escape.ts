import { useEffect, useEffectEvent } from 'react';

/** Closes with Escape, wherever the focus is: a panel that opened by itself leaves it where it was, another moves it a moment later. */
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
