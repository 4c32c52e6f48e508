import { Suspense, useDeferredValue, useMemo, type ReactElement } from 'react';
import { FormattedMessage, VisuallyHidden, useClientState } from '@hirehq/shared-ui';
import { laterPart } from '@hirehq/shared-ui/bundled';
import type { Locale } from '@hirehq/shared-contracts/page';
import { useShellServices } from '../../shell-api/shell-services.tsx';
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

/** The rest of a page, whose code and texts load after what is seen first. Its space is reserved, so that nothing moves. */
export function LaterPart({ load }: LaterPartProps) {
  // Until the texts of another language are there, the part stays in the one before.
  const locale = useDeferredValue(useClientState(useShellServices().locale));
  const Part = useMemo(
    () =>
      laterPart(async () => {
        const part = await load(locale);
        return () => part;
      }),
    [load, locale],
  );
  const known = prepared.get(load);
  if (known?.locale === locale) return known.part;
  return (
    <Suspense
      fallback={
        <div className={classes['waiting']}>
          <VisuallyHidden role="status">
            <FormattedMessage id="frame.loading" />
          </VisuallyHidden>
        </div>
      }
    >
      {/* oxlint-disable-next-line react/static-components -- made once for each function and language */}
      <Part />
    </Suspense>
  );
}
