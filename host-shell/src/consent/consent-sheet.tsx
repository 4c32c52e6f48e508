import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button, FormattedMessage } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import classes from './consent-sheet.module.css';

const policy = (to: string) => (words: ReactNode[]) => (
  <a key={to} href={to} target="_blank" rel="noopener">
    {words}
  </a>
);

const POLICIES = {
  cookies: policy(routes.cookiePolicy()),
  privacy: policy(routes.privacyPolicy()),
  terms: policy(routes.termsOfUse()),
};

export interface ConsentSheetProps {
  onAccept: () => void;
}

/** The consent banner at the bottom of the page, which can be used meanwhile. After acceptance it returns the focus. */
export function ConsentSheet({ onAccept }: ConsentSheetProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    const box = sheet.current;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !box?.contains(relatedTarget)) cameFrom.current = relatedTarget;
    };
    box?.addEventListener('focusin', remember);
    return () => box?.removeEventListener('focusin', remember);
  }, []);

  function accept(): void {
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main');
    onAccept();
    back?.focus({ preventScroll: true });
  }

  return (
    <div ref={sheet} role="dialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} className={classes['sheet']}>
      <div className={classes['inner']}>
        <div className={classes['words']}>
          <h2 id={`${id}-title`} className={classes['title']}>
            <FormattedMessage id="consent.title" />
          </h2>
          <p id={`${id}-text`} className={classes['text']}>
            <FormattedMessage id="consent.text" values={POLICIES} />
          </p>
        </div>
        <Button size="md" className={classes['accept'] ?? ''} onClick={accept}>
          <FormattedMessage id="consent.accept" />
        </Button>
      </div>
    </div>
  );
}
