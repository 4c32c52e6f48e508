import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button, FormattedMessage } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import type { ConsentAnswer } from './consent-cookie.ts';
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
  onAnswer: (answer: ConsentAnswer) => void;
}

/** The consent banner at the bottom of the page, which can be used meanwhile. After the answer it returns the focus. */
export function ConsentSheet({ onAnswer }: ConsentSheetProps) {
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

  function give(answer: ConsentAnswer): void {
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main');
    onAnswer(answer);
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
        <div className={classes['answers']}>
          <Button size="md" variant="default" onClick={() => give('necessary')}>
            <FormattedMessage id="consent.necessary" />
          </Button>
          <Button size="md" variant="default" onClick={() => give('accepted')}>
            <FormattedMessage id="consent.accept" />
          </Button>
        </div>
      </div>
    </div>
  );
}
