import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { ADOPTED_ATTRIBUTE } from '@hirehq/shared-contracts/first-paint';
import { useLocation } from '@hirehq/shared-ui';
import classes from './adopted-part.module.css';
import type { ServedPart } from './served-part.ts';

interface AdoptedPartProps {
  served: ServedPart;
  /** One line that says why nothing but the links can be used. */
  children: ReactNode;
  /** Shown once the address is another one: what came with the page is no longer about it. */
  otherwise: ReactNode;
}

/** What the page came with, in the place of a part that is late or has failed: its elements are moved here, and can be read. */
export function AdoptedPart({ served, children, otherwise }: AdoptedPartProps) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [first] = useState(address);
  const isLeft = first !== address;
  const place = useCallback((element: HTMLElement | null) => void (element && served.moveInto(element)), [served]);
  useEffect(() => {
    if (isLeft) served.giveUp();
  }, [isLeft, served]);
  if (isLeft) return otherwise;
  return (
    <>
      <div ref={place} className={classes['adopted']} {...{ [ADOPTED_ATTRIBUTE]: '' }} />
      {children}
    </>
  );
}

/** The line under what can be read but not used yet. It covers nothing that was there, and moves nothing. */
export function ReadableNotice({ children, ...marks }: { children: ReactNode } & Readonly<Record<`data-${string}`, string>>) {
  return (
    <div {...marks} role="status" className={classes['notice']}>
      {children}
    </div>
  );
}
