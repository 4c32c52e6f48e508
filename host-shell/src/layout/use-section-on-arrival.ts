import { useEffect } from 'react';
import { useLocation } from '@hirehq/shared-ui';
import { showSection } from '@hirehq/shared-ui/bundled';

/** A page in its own chunk takes a while to load; after this long the section does not exist. */
const LOOK_FOR_MS = 3_000;

function wantedSection({ hash, state }: { hash: string; state: unknown }): string | undefined {
  const kept = (state as { section?: unknown } | null)?.section;
  if (typeof kept === 'string') return kept;
  return /^#[\w-]+$/.test(hash) ? hash.slice(1) : undefined;
}

/** Scrolls to the section requested by a link on another page, once the page has rendered (SH-22, SH-27). */
export function useSectionOnArrival(): void {
  const location = useLocation();
  useEffect(() => {
    const section = wantedSection(location);
    if (section === undefined) return undefined;
    const until = performance.now() + LOOK_FOR_MS;
    let frame = requestAnimationFrame(function look() {
      if (!showSection(section) && performance.now() < until) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);
}
