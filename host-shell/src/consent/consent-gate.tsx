import { Suspense, lazy, useEffect, useState, type ComponentType } from 'react';
import { useClientState, useLocation } from '@hirehq/shared-ui';
import { useShellSession } from '../layout/use-shell-session.ts';
import { createConsentCookie } from './consent-cookie.ts';
import { consentDelay } from './consent-rule.ts';
import type { ConsentSheetProps } from './consent-sheet.tsx';
// Here too: a page of the shell carries the styles of what it starts with, not of what comes later.
import './consent-sheet.module.css';

const Nothing: ComponentType<ConsentSheetProps> = () => null;

/** A sheet that cannot be had must not cost the page; the next page load asks again. */
const LazySheet = lazy<ComponentType<ConsentSheetProps>>(() =>
  import(/* webpackChunkName: "consent" */ './consent-sheet.tsx').then(
    ({ ConsentSheet: Sheet }) => ({ default: Sheet }),
    () => ({ default: Nothing }),
  ),
);

function DelayedSheet({ delay, onAccept }: ConsentSheetProps & { delay: number }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <LazySheet onAccept={onAccept} />
    </Suspense>
  );
}

/** Asks for consent to cookies where and when the rules say (SH-31). Assistive technology is told, the focus stays where it is. */
export function ConsentGate() {
  const [cookie] = useState(createConsentCookie);
  const given = useClientState(cookie.given);
  useEffect(() => cookie.follow(), [cookie]);
  const { status } = useShellSession();
  const { pathname } = useLocation();
  const delay = consentDelay({ pathname, status, given });
  return <div aria-live="polite">{delay !== undefined && <DelayedSheet delay={delay} onAccept={cookie.give} />}</div>;
}
