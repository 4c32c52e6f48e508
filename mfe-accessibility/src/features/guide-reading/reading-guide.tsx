import { useEffect, useRef } from 'react';
import './reading-guide.css';

/** Pixels that the guide moves by for one press of a key. */
const STEP = 28;
const FIELDS = 'input, textarea, select, [contenteditable], [role="combobox"]';

/**
 * A ruler across the page, under the line that is read: it follows the pointer and the focus, and moves with Alt and the arrow
 * keys.
 */
export function ReadingGuide() {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let y = window.innerHeight / 2;
    function move(to: number): void {
      y = Math.min(Math.max(to, 0), window.innerHeight);
      own.current?.style.setProperty('translate', `0 ${y}px`);
    }
    const followPointer = ({ clientY }: PointerEvent) => move(clientY + STEP / 2);
    function followFocus({ target }: FocusEvent): void {
      if (target instanceof Element && target.tagName !== 'MAIN') move(target.getBoundingClientRect().bottom + 4);
    }
    function followKeys(event: KeyboardEvent): void {
      const isStep = event.key === 'ArrowUp' || event.key === 'ArrowDown';
      if (!event.altKey || !isStep || (event.target instanceof Element && event.target.closest(FIELDS))) return;
      event.preventDefault();
      move(y + (event.key === 'ArrowUp' ? -STEP : STEP));
    }
    move(y);
    document.addEventListener('pointermove', followPointer, { passive: true });
    document.addEventListener('focusin', followFocus);
    document.addEventListener('keydown', followKeys);
    return () => {
      document.removeEventListener('pointermove', followPointer);
      document.removeEventListener('focusin', followFocus);
      document.removeEventListener('keydown', followKeys);
    };
  }, []);
  return <div ref={own} className="ax-guide" aria-hidden="true" />;
}
