import { pageTarget } from '@hirehq/shared-contracts/page-path';
import { NOTIFICATION_PARAMETER, workerQuestionSchema } from '@hirehq/shared-contracts/web-push';

interface RespondOptions {
  origin: string;
  /** Whether this page shows the candidate's notifications, so that it also opens them. */
  showsNotifications: () => boolean;
  /** Opens a path of the platform after asking about unsaved work. */
  leaveTo: (path: string) => void;
  /** Changes the address of the current page, which stays. */
  replaceAddress: (path: string) => void;
}

/** Responds to the service worker, which asks about a push message and a click on its notification. */
export function respondToWorker({ origin, showsNotifications, leaveTo, replaceAddress }: RespondOptions): void {
  function open(url: string): boolean {
    const path = pageTarget(url, origin);
    if (path === undefined) return false;
    const id = new URL(path, origin).searchParams.get(NOTIFICATION_PARAMETER);
    if (id === null || !showsNotifications()) {
      leaveTo(path);
      return true;
    }
    // The bell checks the state first, so that the candidate keeps this page if the notification has expired.
    const here = new URL(window.location.href);
    here.searchParams.set(NOTIFICATION_PARAMETER, id);
    replaceAddress(here.pathname + here.search + here.hash);
    return true;
  }

  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  worker?.addEventListener('message', ({ data, ports }) => {
    const question = workerQuestionSchema.safeParse(data);
    if (!question.success) return;
    const isYes = question.data.kind === 'arrived' ? showsNotifications() : open(question.data.url);
    ports[0]?.postMessage(isYes);
  });
  worker?.startMessages();
}
