import { useMemo, useState } from 'react';
import { BESIDE_MEDIA, canBeBeside, listOf, showing } from '@hirehq/shared-contracts/beside';
import { isSimplified } from '@hirehq/shared-contracts/reading';
import { useLocation, useMediaQuery, useNavigationType, type Location, type NavigationType } from '@hirehq/shared-ui';
import { useReading } from '../reading/use-reading.ts';
import { useShellServices } from '../shell-api/shell-services.tsx';
import type { RouteEntry } from './route-table.ts';
import { findRoute } from './use-current-route.ts';

interface ShownPage {
  location: Location;
  type: NavigationType;
}

/** The location of the list beside which the page of an address is shown; undefined if the address has none, or not that list. */
export function listBeside(routes: readonly RouteEntry[], page: Location): Location | undefined {
  const address = listOf(page.state);
  if (address === undefined) return undefined;
  const { origin, pathname, search } = new URL(address, window.location.origin);
  if (origin !== window.location.origin) return undefined;
  const route = findRoute(routes, page.pathname);
  const list = findRoute(routes, pathname);
  if (!route?.beside || list?.remote !== route.remote || !route.beside.includes(list.id)) return undefined;
  return { pathname, search, hash: '', key: page.key, state: showing(page) };
}

const addressOf = ({ pathname, search }: Location): string => pathname + search;

/**
 * The page that fills the window: that of the address, or the list beside which that page is shown. A page that has just been loaded
 * fills the window itself, as the server has painted it. While pages are opened and closed beside a list, it keeps how it was reached.
 */
export function useShownPage(): ShownPage {
  const { routes, config } = useShellServices();
  const page = useLocation();
  const type = useNavigationType();
  const isWide = useMediaQuery(BESIDE_MEDIA, false, { getInitialValueInEffect: false });
  const isSimple = useReading((settings) => isSimplified(settings, config.variant));
  const [loaded] = useState(page.key);
  const hasRoom = page.key !== loaded && canBeBeside({ isWide, isSimple, pathname: page.pathname });
  const list = useMemo(() => (hasRoom ? listBeside(routes, page) : undefined), [hasRoom, routes, page]);
  const location = list ?? page;

  const [held, setHeld] = useState({ location, type, isList: list !== undefined });
  if (held.location === location) return held;
  const isSameList = addressOf(held.location) === addressOf(location) && (held.isList || list !== undefined);
  const next = { location, type: isSameList ? held.type : type, isList: list !== undefined };
  setHeld(next);
  return next;
}
