import { lazy, useEffect, type ComponentType } from 'react';
import { createState, isLostFile, useClientState, useIntl, useOnline } from '@hirehq/shared-ui';
import { PartState } from './part-state.tsx';

/** Tells the shell of a file that cannot be loaded, by an error of the window; the part itself offers a second try (SH-32). */
export function reportLostPart(error: unknown): void {
  if (isLostFile(error) && navigator.onLine) reportError(Object.assign(new Error(String(error)), { hasRetry: true }));
}

interface LostPartProps {
  onRetry: () => void;
}

/** Stands where a part would be whose file cannot be loaded; requests it again when the browser is online again. */
function LostPart({ onRetry }: LostPartProps) {
  const { formatMessage } = useIntl();
  const online = useOnline();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const sentence = online ? formatMessage({ id: 'ui.part.lost' }) : undefined;
  const query = { data: undefined, failure: { code: 'UNREACHABLE' as const, sentence }, refreshing: false, retry: onRetry };
  return <PartState query={query}>{() => null}</PartState>;
}

/**
 * A part of a page whose code loads when it is first rendered; until then it suspends. If its file cannot be loaded, the rest of
 * the page stays as it is, and the part says so in its place, with a second try. Errors of the code itself are render errors.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const again = () => part.set({ Part: loadLater() });

  function loadLater(): ComponentType<Props> {
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        if (!isLostFile(error)) throw error;
        reportLostPart(error);
        return { default: () => <LostPart onRetry={again} /> };
      }
    });
  }

  const part = createState({ Part: loadLater() });
  return function LaterPart(props: Props) {
    const { Part } = useClientState(part);
    return <Part {...props} />;
  };
}
