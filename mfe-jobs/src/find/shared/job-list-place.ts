import { isWebview, webviewPath } from '@hirehq/shared-contracts/find-page';
import { routes } from '@hirehq/shared-contracts/routes';

/** The address of the job list in the area of the page: an embedded page stays embedded. */
export function listIn(pathname: string, address: string): string {
  return (isWebview(pathname) && webviewPath(address)) || address;
}

const LISTS: ReadonlySet<string> = new Set([
  routes.jobList(),
  '/find-jobs',
  routes.findJobs(),
  listIn('/webview', routes.findJobs()),
]);

/** Whether the words of an address are those of a job list: other pages have parameters with the same names. */
export const isJobList = (pathname: string): boolean => LISTS.has(pathname.replace(/(?<=.)\/$/, ''));
