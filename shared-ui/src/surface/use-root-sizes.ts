import { useLayoutEffect, useState, type RefObject } from 'react';

export interface RootSizes {
  /** Pixels of `font-size: medium`, which the reader may have changed. */
  rem: number;
  /** What sizes in rem that components compute are multiplied with, because their rem is that of the page. */
  scale: number;
}

const USUAL: RootSizes = { rem: 16, scale: 1 };

function measure(probe: HTMLElement): RootSizes {
  const { width, height } = getComputedStyle(probe);
  const [pageRem, rem] = [Number.parseFloat(width), Number.parseFloat(height)];
  return pageRem > 0 && rem > 0 ? { rem, scale: rem / pageRem } : USUAL;
}

/** The sizes of a surface, by a hidden element that is 1rem wide and 1em of `font-size: medium` high. */
export function useRootSizes(probe: RefObject<HTMLElement | null>): RootSizes {
  const [sizes, setSizes] = useState(USUAL);
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return undefined;
    const read = () => {
      const next = measure(element);
      setSizes((before) => (before.rem === next.rem && before.scale === next.scale ? before : next));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [probe]);
  return sizes;
}
