import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIntl, useLocation, useNavigationType } from '@hirehq/shared-ui';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import { useShellServices } from '../shell-api/shell-services.tsx';

interface RouteAnnouncerProps {
  title: string;
  target: RefObject<HTMLElement | null>;
}

/** Sets the title of each page, and after navigation moves the focus to it and announces the page. */
export function RouteAnnouncer({ title, target }: RouteAnnouncerProps) {
  const { config } = useShellServices();
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const intl = useIntl();
  const [said, setSaid] = useState('');
  const before = useRef(pathname);

  useEffect(() => {
    document.title = intl.formatMessage({ id: 'frame.title' }, { title, brand: BRANDS[config.variant].name });
  }, [intl, title, config.variant]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setSaid(title);
    // On back and forward the browser restores the position, unless the page does not want it.
    if (!isReturn || window.history.scrollRestoration === 'manual') window.scrollTo(0, 0);
    target.current?.focus({ preventScroll: true });
  }, [pathname, title, target, isReturn]);

  return (
    <div role="status" aria-live="polite" className="hq-visually-hidden" data-route-announcer="">
      {said}
    </div>
  );
}
