import { describe, expect, it } from 'vitest';
import { OPERATOR } from '@hirehq/shared-contracts/session';
import { signedIn, signedOut } from '@hirehq/shared-contracts/testing';
import { routes } from '@hirehq/shared-contracts/routes';
import { deployedPages } from './deployed-pages.ts';
import { routeTable } from './route-table.ts';
import { release, releasesOf, route } from './testing/open-shell.tsx';

/** A deployment of one remote with candidate pages at these paths. */
function deploymentOf(...paths: string[]) {
  const declared = paths.map((path, index) => route(`page${index}`, path, 'candidate'));
  return deployedPages(routeTable(releasesOf({ ...release.manifest, routes: declared })));
}

describe('the deployed pages', () => {
  it.each([
    [['/candidate/find-jobs', '/candidate/my-jobs', '/candidate/dashboard'], '/candidate/dashboard'],
    [['/candidate/find-jobs', '/candidate/my-jobs'], '/candidate/my-jobs'],
    [['/candidate/find-jobs'], '/candidate/find-jobs'],
    [['/candidate/create-profile'], '/candidate'],
    [[], '/candidate'],
  ])('SH-18 PF-01 with %j the first page is %s', (paths, first) => {
    const pages = deploymentOf(...paths);
    expect([pages.first(), pages.home(true), pages.home(false)]).toEqual([first, first, '/']);
  });

  it('PF-08 are in the menu where their manifest says so, for whom they are open to', () => {
    const words = { en: 'Learning', es: 'Aprendizaje', ar: 'التعلّم' };
    const declared = [
      route('learning', '/candidate/learning', 'candidate', { menu: words }),
      route('courses', '/courses', 'public', { menu: words }),
      route('course', '/courses/:id', 'public'),
    ];
    const pages = deployedPages(routeTable(releasesOf({ ...release.manifest, routes: declared })));
    expect(pages.inMenu(signedIn())).toEqual([
      { to: '/candidate/learning', words },
      { to: '/courses', words },
    ]);
    expect(pages.inMenu(signedOut)).toEqual([{ to: '/courses', words }]);
  });

  it('PF-08 for operators are in the menu of accounts with the role, and never the page that somebody starts with', () => {
    const words = { en: 'Platform', es: 'Plataforma', ar: 'المنصة' };
    const declared = [route('platform', '/platform', 'operator', { menu: words })];
    const pages = deployedPages(routeTable(releasesOf({ ...release.manifest, routes: declared })));
    expect([signedIn({ roles: [OPERATOR] }), signedIn(), signedOut].map((session) => pages.inMenu(session).length)).toEqual([
      1, 0, 0,
    ]);
    expect([pages.first(), pages.needsRole('/platform?tab=sets'), pages.needsRole('/')]).toEqual(['/candidate', true, false]);
  });

  it('PF-01 are those of the remotes, with any parameters and query, and the shell’s own', () => {
    const { canOpen } = deploymentOf('/candidate/job-details/:id', '/candidate/find-jobs');
    const asked = {
      [routes.trackedJob({ id: '7', tab: 'offer' })]: true,
      [routes.findJobs({ remote: true })]: true,
      '/webview/find-jobs': true,
      [routes.landing()]: true,
      [routes.termsOfUse()]: true,
      [routes.candidate()]: true,
      [routes.messageList()]: false,
      [routes.dashboard()]: false,
      [routes.jobList()]: false,
      '/qr': false,
      '/nowhere': false,
    };
    expect(Object.fromEntries(Object.keys(asked).map((to) => [to, canOpen(to)]))).toEqual(asked);
  });
});
