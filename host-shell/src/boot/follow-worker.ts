import { isWebview } from '@hirehq/shared-contracts/find-page';
import { hasHeader } from '@hirehq/shared-contracts/header-rules';
import { isLostFile, whenIdle } from '@hirehq/shared-ui';
import type { ShellServices } from '../shell-api/shell-services.tsx';
import { findRoute } from '../routing/use-current-route.ts';

/** Web push: responds to the service worker once a candidate is signed in, and ends the subscription when they sign out. */
export function followWorker({
  session,
  loader,
  routes,
  slots,
  shellApiOf,
  navigator: router,
  pageRenewal,
}: ShellServices): void {
  const shell = shellApiOf('shell');
  const bell = slots.find(({ slot }) => slot === 'header.notifications');

  function showsNotifications(): boolean {
    const { pathname } = window.location;
    if (!bell || !session.isSignedIn() || isWebview(pathname) || !hasHeader(findRoute(routes, pathname)?.path)) return false;
    return loader.part(bell.remote, { kind: 'slot', id: bell.id }).current().status === 'ready';
  }

  async function respond(): Promise<void> {
    const { respondToWorker } = await import(/* webpackChunkName: "signed-in" */ '../push/respond-to-worker.ts');
    respondToWorker({
      origin: shell.origin,
      showsNotifications,
      leaveTo: shell.navigate,
      replaceAddress: (path) => router.navigate(path, { replace: true }),
    });
  }

  let isFollowed = false;
  // Not for visitors, who have no notifications.
  const onChange = () => {
    if (isFollowed || !session.isSignedIn()) return;
    isFollowed = true;
    whenIdle(() => void respond().catch(onFailure));
  };
  // Without a connection it is tried again when the session changes next, at the latest on the next page.
  function onFailure(error: unknown): void {
    if (!isLostFile(error)) return reportError(error);
    isFollowed = false;
    pageRenewal.fileLost(error, { hasRetry: true });
  }
  session.subscribe(onChange);
  onChange();

  session.beforeSignOut(async () => {
    const { forgetPushDevice } = await import(/* webpackChunkName: "signed-in" */ '../push/forget-push-device.mutation.ts');
    await forgetPushDevice(shell.api.graphql);
  });
}
