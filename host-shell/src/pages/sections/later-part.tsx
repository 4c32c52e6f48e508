import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { Button, FormattedMessage, VisuallyHidden, useClientState, useOnline } from '@hirehq/shared-ui';
import type { Locale } from '@hirehq/shared-contracts/page';
import { useShellServices } from '../../lend/shell-services.tsx';
import classes from './sections.module.css';

type LoadPart = (locale: Locale) => Promise<ReactElement>;

interface LaterPartProps {
  /** Loads code and texts. Use one function for the life of the page: a new function loads them again. */
  load: LoadPart;
}

const prepared = new Map<LoadPart, { locale: Locale; part: ReactElement }>();

/** Loads a part before its page is rendered, so that the first render includes it. */
export async function preparePart(load: LoadPart, locale: Locale): Promise<void> {
  prepared.set(load, { locale, part: await load(locale) });
}

function preparedPart(load: LoadPart, locale: Locale): ReactElement | undefined {
  const known = prepared.get(load);
  return known?.locale === locale ? known.part : undefined;
}

/** The rest of a page, whose code and texts load after what is seen first. Its space is reserved, so that nothing moves. */
export function LaterPart({ load }: LaterPartProps) {
  const { locale, lend, pageRenewal } = useShellServices();
  const language = useClientState(locale);
  const online = useOnline();
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
          pageRenewal.fileLost(error, { hasRetry: true });
          if (isWanted()) setHasFailed(true);
        },
      ),
    [load, language, lend, pageRenewal],
  );

  useEffect(() => {
    if (preparedPart(load, language)) return undefined;
    let isWanted = true;
    void fetchPart(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [fetchPart, load, language]);

  const retry = () => {
    setHasFailed(false);
    void fetchPart(() => true);
  };

  const whole = preparedPart(load, language) ?? shown;
  if (whole) return whole;
  return (
    <div className={classes['waiting']}>
      {hasFailed ? (
        <div role="alert" className={classes['failed']}>
          <p>
            <FormattedMessage id={online ? 'fallback.essential' : 'ui.offline.title'} />
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
