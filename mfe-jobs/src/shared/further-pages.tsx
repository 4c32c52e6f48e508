import { useState, type ReactNode } from 'react';
import { Button, FormattedMessage } from '@hirehq/shared-ui';
import { useReport } from '../shell/use-report.ts';
import classes from './further-pages.module.css';

interface Paged {
  endCursor: string | null;
}

interface FurtherPages<Page> {
  pages: readonly Page[];
  more: 'idle' | 'loading' | 'failed';
  /** There are pages after these. */
  hasMore: boolean;
  loadMore: () => Promise<void>;
}

/** The pages that follow a first one, each asked for by the cursor of the one before. `detail` names them in a report. */
export function useFurtherPages<Page extends Paged>(
  first: Page,
  ask: (after: string | null) => Promise<Page>,
  detail: string,
): FurtherPages<Page> {
  const report = useReport();
  const [further, setFurther] = useState<{ after: string | null; pages: readonly Page[] }>({ after: first.endCursor, pages: [] });
  const [more, setMore] = useState<FurtherPages<Page>['more']>('idle');
  // Another first page: what followed the one before would not join it.
  const pages = further.after === first.endCursor ? [first, ...further.pages] : [first];
  const after = pages.at(-1)?.endCursor ?? null;

  async function loadMore(): Promise<void> {
    setMore('loading');
    try {
      const next = await ask(after);
      setFurther({ after: first.endCursor, pages: [...pages.slice(1), next] });
      setMore('idle');
    } catch (error) {
      report(error, { detail });
      setMore('failed');
    }
  }
  return { pages, more, hasMore: after !== null, loadMore };
}

interface MoreButtonProps {
  further: Pick<FurtherPages<unknown>, 'more' | 'hasMore' | 'loadMore'>;
  /** What is said when they could not be loaded. */
  failed: ReactNode;
}

/** Loads the next page; not there after the last one. */
export function MoreButton({ further: { more, hasMore, loadMore }, failed }: MoreButtonProps) {
  if (!hasMore) return null;
  return (
    <div className={classes['more']}>
      {more === 'failed' && <p role="alert">{failed}</p>}
      <Button variant="default" loading={more === 'loading'} onClick={() => void loadMore()}>
        <FormattedMessage id="list.more" />
      </Button>
    </div>
  );
}
