import type { MouseEvent } from 'react';
import { FormattedMessage, useOrigin } from '@hirehq/shared-ui';
import { useSurface } from '@hirehq/shared-ui/bundled';
import { SIMILAR_JOBS, useJobLinks } from '../../../shared/use-job-links.ts';

const HASH = `#${SIMILAR_JOBS}`;

/** A link to the similar jobs of the same page. The hash of a page of somebody else is its own. */
export function ToSimilarJobs({ jobId }: { jobId: string }) {
  const surface = useSurface();
  const origin = useOrigin();
  const links = useJobLinks();

  function scroll(event: MouseEvent<HTMLElement>): void {
    const part = surface?.root.querySelector<HTMLElement>(HASH);
    if (!part) return;
    event.preventDefault();
    surface?.scroll(part);
    part.focus({ preventScroll: true });
  }

  return (
    <a href={surface ? new URL(links.job(jobId) + HASH, origin).href : HASH} data-simplified="hide" onClick={scroll}>
      <FormattedMessage id="apply.similar" />
    </a>
  );
}
