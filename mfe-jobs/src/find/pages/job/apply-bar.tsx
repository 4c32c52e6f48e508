import { PageSkeleton } from '@hirehq/shared-ui';
import { useSurface } from '@hirehq/shared-ui/bundled';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import classes from './apply-bar.module.css';

interface ApplyBarProps {
  title: string;
  /** The link to apply; without one there is no bar. */
  children: ReactNode;
}

type Room = 'there' | 'shown';

/** Tells what floats at the end of the window how much room the bar takes; `roomOf` is read after each change of the page. */
function useRoomForBar(roomOf: () => Room | undefined): void {
  const surface = useSurface();
  useLayoutEffect(() => {
    // The root of a page of somebody else is not ours.
    if (surface) return;
    const { dataset } = document.documentElement;
    const room = roomOf();
    if (room) dataset['applyBar'] = room;
    else delete dataset['applyBar'];
  });
  // Before the effects of what comes next, which may have a bar too.
  useLayoutEffect(() => () => void delete document.documentElement.dataset['applyBar'], []);
}

/** A job that loads. There is already room for its bar, so that nothing moves when that comes. */
export function JobSkeleton() {
  useRoomForBar(() => 'there');
  return <PageSkeleton kind="detail" />;
}

/**
 * The title of a job and its main action at the end of the window: on narrow screens always, on others while what comes before it on
 * the page, marked `data-job-actions`, is out of view. Its room on the page is always there, so that nothing moves.
 */
export function ApplyBar({ title, children }: ApplyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const actions = bar.current?.parentElement?.querySelector('[data-job-actions]');
    if (!actions) return undefined;
    // While the page is busy, several changes are reported at once.
    const observer = new IntersectionObserver((changes) => setIsShown(changes.at(-1)?.isIntersecting === false));
    observer.observe(actions);
    return () => observer.disconnect();
  }, []);
  useRoomForBar(() => {
    // A job that nobody can apply for has no link.
    if (!bar.current?.querySelector(':scope > a')) return undefined;
    return isShown ? 'shown' : 'there';
  });
  return (
    <div ref={bar} className={classes['bar']} data-shown={isShown}>
      <p className={classes['title']} aria-hidden="true">
        <bdi>{title}</bdi>
      </p>
      {children}
    </div>
  );
}
