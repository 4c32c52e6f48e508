import { useMemo, type ReactNode } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  type Location,
  type NavigationType,
} from 'react-router-dom';

const NO_ROUTE = { outlet: null, matches: [], isDataRoute: false };

interface AtLocationProps {
  location: Location;
  /** How that address was reached. */
  type: NavigationType;
  children: ReactNode;
}

/**
 * Renders pages as at another address than that of the window: its `Routes`, parameters and `useLocation` are those of `location`.
 * Unlike `<Routes location>`, it keeps how the address was reached, and needs no route around it that contains the address.
 */
export function AtLocation({ location, type, children }: AtLocationProps) {
  const value = useMemo(() => ({ location, navigationType: type }), [location, type]);
  return (
    <LocationContext.Provider value={value}>
      <RouteContext.Provider value={NO_ROUTE}>{children}</RouteContext.Provider>
    </LocationContext.Provider>
  );
}
