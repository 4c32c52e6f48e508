import { useCallback, useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Button, FormattedMessage, VisuallyHidden } from '@hirehq/shared-ui';
import type { Locale } from '@hirehq/shared-contracts/page';
import { useShellServices } from '../../lend/shell-services.tsx';
import classes from './sections.module.css';

interface LaterPartProps {
  /** Fetches code and texts. One function for the life of the page: another one is loaded again. */
  load: (locale: Locale) => Promise<ReactElement>;
}

/** The rest of a page, whose code and texts come after what is seen first. Its room is kept, so nothing moves. */
export function LaterPart({ load }: LaterPartProps) {
  const { locale, lend } = useShellServices();
  const language = useSyncExternalStore(locale.subscribe, locale.current);
  const [shown, setShown] = useState<ReactElement>();
  const [hasFailed, setHasFailed] = useState(false);

  const fetchPart = useCallback(
    (isWanted: () => boolean) =>
      load(language).then(
        (part) => {
          if (isWanted()) setShown(part);
        },
        (error: unknown) => {
          lend('shell').report(error);
          if (isWanted()) setHasFailed(true);
        },
      ),
    [load, language, lend],
  );

  useEffect(() => {
    let isWanted = true;
    void fetchPart(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [fetchPart]);

  const retry = () => {
    setHasFailed(false);
    void fetchPart(() => true);
  };

  if (shown) return shown;
  return (
    <div className={classes['waiting']}>
      {hasFailed ? (
        <div role="alert" className={classes['failed']}>
          <p>
            <FormattedMessage id="fallback.essential" />
          </p>
          <Button variant="light" onClick={retry}>
            <FormattedMessage id="fallback.retry" />
          </Button>
        </div>
      ) : (
        <VisuallyHidden role="status">
          <FormattedMessage id="frame.loading" />
        </VisuallyHidden>
      )}
    </div>
  );
}
