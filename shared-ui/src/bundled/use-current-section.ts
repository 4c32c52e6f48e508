import { useEffect, useState } from 'react';

/** How far below the sticky header a section that a link leads to may begin, in pixels. */
const TOLERANCE = 24;

/** The id of the section being read: the last one that begins above the line to which links scroll. */
function sectionBeingRead(ids: readonly string[]): string | undefined {
  const root = document.documentElement;
  const line = (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + TOLERANCE;
  const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
  const topOf = (section: HTMLElement) => section.getBoundingClientRect().top;
  // The end of the page has room for several sections, of which none can be scrolled to the line: the one asked for is meant.
  if (root.scrollHeight - window.innerHeight - window.scrollY < 2 && window.scrollY > 0) {
    const wanted = sections.find(({ id }) => `#${id}` === window.location.hash);
    return wanted && topOf(wanted) >= 0 ? wanted.id : sections.at(-1)?.id;
  }
  return (sections.findLast((section) => topOf(section) <= line) ?? sections[0])?.id;
}

/** The id of the section being read, as the page is scrolled. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      setCurrent(sectionBeingRead(key.split(' ')));
    };
    const follow = () => {
      frame ||= requestAnimationFrame(read);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [key]);
  return current;
}
