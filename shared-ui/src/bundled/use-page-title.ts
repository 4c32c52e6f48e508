import { useEffect } from 'react';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import { useBrand, useIntl, useShell } from '@hirehq/shared-ui';

/**
 * Sets the page title from its content, as the server does: `Registered Nurse · Acme Health · Utrecht · hireHQ`. Undefined: the title of
 * the route. In a page of somebody else it is told to the page, without the name of the platform.
 */
export function usePageTitle(parts: readonly (string | null | undefined)[] | null | undefined): void {
  const { locale } = useIntl();
  const { name } = BRANDS[useBrand()];
  const title = parts && [...parts, name].filter(Boolean).join(' · ');
  const { surface } = useShell();
  const content = surface && parts?.filter(Boolean).join(' · ');
  useEffect(() => {
    if (surface) {
      surface.title(content || undefined);
      return undefined;
    }
    if (!title) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- in another language the shell writes the route's own title again
  }, [title, locale, surface, content]);
}
