import { useEffect, useRef } from 'react';
import { AtLocation, Route, Routes, useLocation, useNavigate, useClientState } from '@hirehq/shared-ui';
import { webviewPath } from '@hirehq/shared-contracts/find-page';
import { Frame } from '../layout/frame.tsx';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PageRoute } from './page-route.tsx';
import { PageTransition } from './page-transition.tsx';
import { useCanonicalLink } from './use-canonical-link.ts';
import { useBackBeforeStart } from './use-back-before-start.ts';
import { findRoute, useCurrentRoute } from './use-current-route.ts';
import { useShownPage } from './use-shown-page.ts';
import { useLateFont } from './use-late-font.ts';
import { titleOf } from './title-of.ts';

/** Every page inside the frame. Paths that are not in the table, or whose content does not exist, show the not-found screen. */
export function ShellRoutes() {
  const { routes, navigator, notFound } = useShellServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const current = useCurrentRoute();
  useCanonicalLink(current);
  useBackBeforeStart();
  const { location, type } = useShownPage();
  const shown = findRoute(routes, location.pathname);
  useLateFont(location.pathname);
  const isNotFound = useClientState(notFound);

  useEffect(() => navigator.attach((to, options) => void navigate(to, options)), [navigator, navigate]);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) notFound.set(false);
    before.current = pathname;
  }, [notFound, pathname]);

  return (
    <AtLocation location={location} type={type}>
      <Frame title={isNotFound || !current ? 'title.notFound' : titleOf(current)} footer={isNotFound || (shown?.footer ?? true)}>
        <PageTransition page={isNotFound || !shown ? 'notFound' : `${shown.remote}/${shown.id}`}>
          {isNotFound ? (
            <NotFoundPage />
          ) : (
            <Routes>
              {routes.flatMap((entry) =>
                [entry.path, webviewPath(entry.path)]
                  .filter((path) => path !== undefined)
                  .map((path) => (
                    <Route key={path} path={path} element={<PageRoute key={`${entry.remote}/${entry.id}`} entry={entry} />} />
                  )),
              )}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          )}
        </PageTransition>
      </Frame>
    </AtLocation>
  );
}
