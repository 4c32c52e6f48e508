import { useEffect } from 'react';
import { useIntl } from '@hirehq/shared-ui';

/** Names the page after what is on it, as the server names it: `Registered Nurse · Acme Health · Utrecht`. Undefined: the route's own title. */
export function usePageTitle(parts: readonly (string | null | undefined)[] | null | undefined): void {
  const { locale } = useIntl();
  const title = parts?.filter(Boolean).join(' · ');
  useEffect(() => {
    if (!title) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- in another language the shell writes the route's own title again
  }, [title, locale]);
}
