import { Suspense, lazy, useEffect, useState, type ComponentType } from 'react';
import { useClientState, useLocation } from '@hirehq/shared-ui';
import { useShellSession } from '../layout/use-shell-session.ts';
import { createConsentCookie } from './consent-cookie.ts';
import { consentDelay } from './consent-rule.ts';
import type { ConsentSheetProps } from './consent-sheet.tsx';
// Imported here too: a page of the shell includes only the styles of its first chunks, not of later ones.
import './consent-sheet.module.css';

const Nothing: ComponentType<ConsentSheetProps> = () => null;

/** A banner that fails to load must not break the page; the next page load tries again. */
const LazySheet = lazy<ComponentType<ConsentSheetProps>>(() =>
  import(/* webpackChunkName: "consent" */ './consent-sheet.tsx').then(
    ({ ConsentSheet: Sheet }) => ({ default: Sheet }),
    () => ({ default: Nothing }),
  ),
);

function DelayedSheet({ delay, onAnswer }: ConsentSheetProps & { delay: number }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <LazySheet onAnswer={onAnswer} />
    </Suspense>
  );
}

/** Asks for consent to cookies according to the rules (SH-31). Assistive technology announces it, and the focus does not move. */
export function ConsentGate() {
  const [cookie] = useState(createConsentCookie);
  const answered = useClientState(cookie.answered);
  useEffect(() => cookie.follow(), [cookie]);
  const { status } = useShellSession();
  const { pathname } = useLocation();
  const delay = consentDelay({ pathname, status, answered });
  return <div aria-live="polite">{delay !== undefined && <DelayedSheet delay={delay} onAnswer={cookie.answer} />}</div>;
}
