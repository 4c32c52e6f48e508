import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Closer to the end than this is at the end, in pixels. */
const NEAR_END = 32;
/** Closer to the start than this, older messages are loaded, in pixels. */
const NEAR_START = 600;

interface ScrollPlace {
  ref: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  toEnd: () => void;
  onScroll: () => void;
}

interface ScrollPlaceOptions {
  /** Identifies the first and the last thing shown. */
  first: number | undefined;
  last: string | number | undefined;
  onNearStart: () => void;
}

/** The element at the top of the view, and where it is: what stays in place when older messages are added above it. */
function anchorIn(scroller: HTMLElement): { element: Element; top: number } | undefined {
  const { top } = scroller.getBoundingClientRect();
  const endsInView = (element: Element) => element.getBoundingClientRect().bottom > top;
  const firstIn = (within: Element, selector: string) => Array.from(within.querySelectorAll(selector)).find(endsInView);
  // Asking for the box of a message out of view would lay out its chunk, and that of a chunk its stretch, so the larger are asked first.
  const stretch = firstIn(scroller, '.ms-stretch, .ms-log-content > .ms-chunk') ?? scroller;
  const chunk = firstIn(stretch, '.ms-chunk') ?? stretch;
  const element = firstIn(chunk, '.ms-message');
  return element && { element, top: element.getBoundingClientRect().top };
}

/** Stays at the end while messages are added there, and in place while older ones are added at the start. */
export function useScrollPlace({ first, last, onNearStart }: ScrollPlaceOptions): ScrollPlace {
  const ref = useRef<HTMLDivElement>(null);
  const anchor = useRef<ReturnType<typeof anchorIn>>(undefined);
  const wasAtEnd = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  const look = useCallback(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_END;
    wasAtEnd.current = atEnd;
    setAtEnd(atEnd);
    anchor.current = anchorIn(scroller);
  }, []);

  const toEnd = useCallback(() => {
    const scroller = ref.current;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
    look();
  }, [look]);

  useLayoutEffect(() => {
    const scroller = ref.current;
    const before = anchor.current;
    if (!scroller) return;
    if (wasAtEnd.current || !before?.element.isConnected) toEnd();
    else {
      scroller.scrollTop += before.element.getBoundingClientRect().top - before.top;
      look();
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when messages were added at either end
  }, [first, last, toEnd, look]);

  // Images and the estimated heights of messages out of view change the height without a new message.
  useLayoutEffect(() => {
    const scroller = ref.current;
    const content = scroller?.firstElementChild;
    if (!scroller || !content || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) toEnd();
    });
    observer.observe(content);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [toEnd]);

  return {
    ref,
    isAtEnd,
    toEnd,
    onScroll() {
      look();
      if (ref.current && ref.current.scrollTop < NEAR_START) onNearStart();
    },
  };
}
