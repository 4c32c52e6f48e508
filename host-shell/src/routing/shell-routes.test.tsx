import { OPERATOR } from '@hirehq/shared-contracts/session';
import { signedIn } from '@hirehq/shared-contracts/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { acme, candidate, openShell as open, release, releasesOf, route } from './testing/open-shell.tsx';

const address = () => screen.getByLabelText('address').textContent;

describe('ShellRoutes', () => {
  beforeEach(() => {
    cleanup();
    localStorage.clear();
  });

  it('SH-03 sends a signed-in candidate from the public list to theirs, with the same query string', async () => {
    open('/job-list?keyword=nurse&remote=true', candidate);
    await waitFor(() => expect(address()).toBe('/candidate/find-jobs?keyword=nurse&remote=true'));
    expect(await screen.findByRole('heading', { name: 'jobs findJobs' })).toBeInTheDocument();
  });

  it('SH-03 shows the public list to a visitor', async () => {
    open('/job-list?keyword=nurse', { status: 'signed-out' });
    expect(await screen.findByRole('heading', { name: 'jobs jobList' })).toBeInTheDocument();
  });

  it('SH-03 waits for a session this browser had before it shows the list of the wrong one', async () => {
    const { become } = open('/job-list', { status: 'unknown' }, { sessionExpected: true });
    expect(screen.queryByRole('heading', { name: 'jobs jobList' })).not.toBeInTheDocument();
    become({ status: 'signed-out' });
    expect(await screen.findByRole('heading', { name: 'jobs jobList' })).toBeInTheDocument();
  });

  it('SH-05 sends a signed-in candidate to their own application form', async () => {
    open('/application/42', candidate);
    await waitFor(() => expect(address()).toBe('/candidate/application/42'));
  });

  it('SH-08 SH-16 keeps the address and starts sign-in on a candidate page', () => {
    const { signIn } = open('/candidate/find-jobs?keyword=x', { status: 'signed-out' });
    expect(signIn).toHaveBeenCalledWith({ returnTo: '/candidate/find-jobs?keyword=x' });
    expect(localStorage.getItem('redirect_uri')).toBe('/candidate/find-jobs?keyword=x');
    expect(screen.queryByRole('heading', { name: 'jobs findJobs' })).not.toBeInTheDocument();
  });

  it('SH-16 shows a public profile without sign-in', async () => {
    const { signIn } = open('/candidate/public/k', { status: 'signed-out' });
    expect(await screen.findByRole('heading', { name: 'jobs publicProfile' })).toBeInTheDocument();
    expect(signIn).not.toHaveBeenCalled();
  });

  it.each(['/candidate', '/', '/signin'])(
    'SH-01 SH-14 leads a candidate from %s to the first page that is deployed',
    async (path) => {
      open(path, candidate);
      await waitFor(() => expect(address()).toBe('/candidate/find-jobs'));
    },
  );

  it.each([
    ['the page that was wanted', '/sso/callback', '/candidate/find-jobs?keyword=x'],
    ['nothing else if a link was followed meanwhile', '/candidate/find-jobs', '/sso/callback'],
  ])('SH-18 opens after sign-in %s', async (_name, nowAt, expected) => {
    window.history.replaceState(null, '', '/sso/callback');
    let arrive = (_path: string) => {};
    open('/sso/callback', candidate, { next: () => new Promise((resolve) => (arrive = resolve)) });
    window.history.replaceState(null, '', nowAt);
    await act(async () => arrive('/candidate/find-jobs?keyword=x'));
    await waitFor(() => expect(address()).toBe(expected));
  });

  describe('a page for operators', () => {
    const platform = { ...release.manifest, id: 'platform', routes: [route('platform', '/platform', 'operator')] };
    const deployed = { releaseSet: releasesOf(platform) };

    it('PF-02 SH-16 starts sign-in for a visitor, and returns to the page', () => {
      const { signIn } = open('/platform', { status: 'signed-out' }, deployed);
      expect(signIn).toHaveBeenCalledWith({ returnTo: '/platform' });
    });

    it('PF-02 is shown to an account with the role', async () => {
      open('/platform', signedIn({ roles: [OPERATOR] }), deployed);
      expect(await screen.findByRole('heading', { name: 'platform platform' })).toBeInTheDocument();
    });

    it('PF-02 says that an account has no permission, and loads nothing of it', async () => {
      open('/platform', candidate, deployed);
      expect(await screen.findByRole('heading', { name: 'Your account has no permission for this page' })).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'platform platform' })).not.toBeInTheDocument();
    });

    it('PF-02 is gone once the role is', async () => {
      const { become } = open('/platform', signedIn({ roles: [OPERATOR] }), deployed);
      expect(await screen.findByRole('heading', { name: 'platform platform' })).toBeInTheDocument();
      become(signedIn());
      expect(await screen.findByRole('heading', { name: 'Your account has no permission for this page' })).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'platform platform' })).not.toBeInTheDocument();
    });
  });

  it('PF-01 SH-11 opens the first page after registration if create-profile is not deployed', async () => {
    open('/signup', candidate);
    await waitFor(() => expect(address()).toBe('/candidate/find-jobs'));
  });

  it('PF-01 says so if no page is deployed', async () => {
    open('/candidate', candidate, { releaseSet: releasesOf() });
    expect(await screen.findByRole('heading', { name: 'There is nothing here yet' })).toBeInTheDocument();
  });

  it('SH-08 stores the pool of a pool link and starts registration instead of sign-in', async () => {
    const pool = '1f6a1c1e-0000-4000-8000-0000000000aa';
    const path = `/candidate/find-jobs?pool_id=${pool}&validDomainName=jobs.acme.example`;
    const { api, signIn, signUp } = open(path, { status: 'signed-out' }, { enterprise: acme });
    await waitFor(() => expect(signUp).toHaveBeenCalledWith({ returnTo: path }));
    expect(signIn).not.toHaveBeenCalled();
    expect(api.restCalls[0]?.input).toMatchObject({ params: { domain: 'jobs.acme.example' } });
    expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
      redirect_uri: path,
      pool_id: pool,
      poolId: pool,
      domain: 'jobs.acme.example',
      domainEnterpriseId: acme.enterpriseId,
      poolFromPortal: JSON.stringify({ pool_id: pool, id: acme.enterpriseId, ename: 'Acme' }),
      talentPoolInfo: JSON.stringify({ talentPoolId: pool, enterpriseId: acme.enterpriseId }),
    });
  });

  it('SH-08 an invitation prefills the registration, and its address is not part of the page it returns to', async () => {
    const pool = '1f6a1c1e-0000-4000-8000-0000000000aa';
    const page = `/candidate/find-jobs?pool_id=${pool}&validDomainName=jobs.acme.example`;
    const { signUp } = open(`${page}&email=ada%40example.com`, { status: 'signed-out' }, { enterprise: acme });
    await waitFor(() => expect(signUp).toHaveBeenCalledWith({ returnTo: page, loginHint: 'ada@example.com' }));
    expect(localStorage.getItem('redirect_uri')).toBe(page);
  });

  it('SH-08 starts registration for a pool link whose employer cannot be looked up', async () => {
    const pool = '1f6a1c1e-0000-4000-8000-0000000000aa';
    const { signUp } = open(`/candidate/find-jobs?poolId=${pool}`, { status: 'signed-out' });
    await waitFor(() => expect(signUp).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem('pool_id')).toBe(pool);
    expect(localStorage.getItem('talentPoolInfo')).toBeNull();
  });

  it('SH-11 SH-38 starts sign-in with the login hint, and stores the employer of the link', async () => {
    const path = '/signin?email=ada@example.com&validDomainName=jobs.acme.example';
    const { signIn } = open(path, { status: 'signed-out' }, { enterprise: acme });
    await waitFor(() => expect(signIn).toHaveBeenCalledWith({ loginHint: 'ada@example.com' }));
    expect([localStorage.getItem('isReferredOrigin'), localStorage.getItem('sourceEnterpriseId')]).toEqual([
      'true',
      acme.enterpriseId,
    ]);
  });

  it('SH-11 SH-17 starts registration, and redirects a signed-in candidate to create-profile', async () => {
    const profile = { ...release.manifest, routes: [route('createProfile', '/candidate/create-profile', 'candidate')] };
    const { signUp, become } = open('/signup', { status: 'signed-out' }, { releaseSet: releasesOf(profile) });
    await waitFor(() => expect(signUp).toHaveBeenCalledTimes(1));
    become(candidate);
    await waitFor(() => expect(address()).toBe('/candidate/create-profile'));
  });

  it('SH-11 starts the login flow for a forgotten password, with the login hint', async () => {
    const { signIn } = open('/forgotpassword?email=ada@example.com', { status: 'signed-out' });
    await waitFor(() => expect(signIn).toHaveBeenCalledWith({ loginHint: 'ada@example.com' }));
  });

  it('SH-42 waits for the candidate after they have signed out in another tab', () => {
    const { signIn } = open('/candidate/find-jobs?keyword=x', { status: 'signed-out' }, { ending: 'elsewhere' });
    expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
    expect(signIn).not.toHaveBeenCalled();
    act(() => within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }).click());
    expect(signIn).toHaveBeenCalledWith({ returnTo: '/candidate/find-jobs?keyword=x' });
  });

  it('SH-39 says that the sign-in failed instead of starting over', () => {
    const { signIn } = open('/candidate/find-jobs', { status: 'signed-out' }, { ending: 'failed' });
    expect(screen.getByRole('heading', { name: 'We could not sign you in' })).toBeInTheDocument();
    expect(signIn).not.toHaveBeenCalled();
  });

  it('SH-41 says that it is reconnecting while the sign-in service does not respond', async () => {
    open('/candidate/find-jobs', candidate, { connection: 'reconnecting' });
    await screen.findByRole('heading', { name: 'jobs findJobs' });
    expect(screen.getByText(/You are still signed in. Reconnecting/)).toBeInTheDocument();
  });

  it('SH-09 SH-19 shows a webview page without header and footer, and stays in the webview', async () => {
    const { navigator } = open('/webview/find-jobs', candidate, { startedInWebview: true });
    expect(await screen.findByRole('heading', { name: 'jobs findJobs' })).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    act(() => navigator.navigate('/candidate/application/7'));
    await waitFor(() => expect(address()).toBe('/webview/application/7'));
  });

  it('SH-19 has no header on create-profile and no footer on the public list', async () => {
    open('/candidate/create-profile', candidate);
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    cleanup();
    open('/job-list', { status: 'signed-out' });
    await screen.findByRole('heading', { name: 'jobs jobList' });
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it.each([
    ['/candidate/find-jobs', candidate],
    ['/candidate/create-profile', candidate],
    ['/candidate/settings', candidate],
    ['/nowhere', candidate],
    ['/nowhere', { status: 'signed-out' }],
  ] as const)('SH-19 SH-46 has the footer with the language and the legal pages under %s', async (path, session) => {
    open(path, session);
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('combobox', { name: 'Language' })).toBeInTheDocument();
    expect(footer.getAllByRole('link', { name: /Terms|Privacy|Cookie/ })).toHaveLength(4);
  });

  it('SH-06 SH-10 shows the not-found screen when the flag is set, until the next navigation', async () => {
    const { notFound, navigator } = open('/job-list', { status: 'signed-out' });
    await screen.findByRole('heading', { name: 'jobs jobList' });
    act(() => notFound.set(true));
    expect(screen.getByRole('heading', { name: 'We can’t find this page' })).toBeInTheDocument();
    act(() => navigator.navigate('/application/1'));
    expect(await screen.findByRole('heading', { name: 'jobs publicApplication' })).toBeInTheDocument();
  });

  it.each(['/nowhere', '/candidate/nowhere', '/webview/nowhere', '/webview/find-jobs/nowhere'])(
    'SH-10 shows the not-found screen at %s, without asking for sign-in',
    (path) => {
      const { signIn } = open(path, { status: 'signed-out' });
      expect(screen.getByRole('heading', { name: 'We can’t find this page' })).toBeInTheDocument();
      expect(document.title).toContain('Page not found');
      expect(signIn).not.toHaveBeenCalled();
    },
  );

  it('SH-23 offers sign in and sign up to a visitor, navigation and account to a candidate', () => {
    const { become } = open('/find-jobs', { status: 'signed-out' });
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeInTheDocument();
    become(candidate);
    expect(screen.getByRole('link', { name: 'Find Jobs' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ada Byron’s account' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('SH-23 moves from the public application to the one of a candidate who has signed in', async () => {
    const { become } = open('/application/1', { status: 'signed-out' });
    become(candidate);
    await waitFor(() => expect(address()).toBe('/candidate/application/1'));
  });

  it('SH-32 offers to load a page again that has lost a file, and does so when asked', async () => {
    const { pageRenewal, reload } = open('/job-list', candidate);
    act(() => pageRenewal.fileLost(new Error('Loading chunk menus failed.')));
    const offer = await screen.findByRole('button', { name: 'Reload' });
    expect(screen.getByText(/^Part of this page could not be loaded/)).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    act(() => offer.click());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('SH-32 offers a new version of the site, and loads the page again when asked', async () => {
    const { newVersionOffered, reload } = open('/job-list', candidate);
    act(() => newVersionOffered.set(true));
    const offer = await screen.findByRole('button', { name: 'Reload' });
    expect(screen.getByText(/^A new version of this site is available/)).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    act(() => offer.click());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('A22 SH-10 announces the page and moves the focus to it after navigation', async () => {
    const { navigator } = open('/job-list', { status: 'signed-out' });
    await screen.findByRole('heading', { name: 'jobs jobList' });
    act(() => navigator.navigate('/privacypolicy'));
    expect(document.activeElement?.id).toBe('main');
    expect(document.title).toBe('Privacy Policy · hireHQ');
    expect(document.querySelector('[data-route-announcer]')?.textContent).toBe('Privacy Policy');
  });

  it('A22 SH-10 a page that is rendered later does not take the focus again', async () => {
    const { navigator } = open('/privacypolicy', { status: 'signed-out' });
    act(() => navigator.navigate('/job-list'));
    expect(document.activeElement?.id).toBe('main');
    const elsewhere = screen.getByRole('link', { name: 'Skip to content' });
    act(() => elsewhere.focus());
    await screen.findByRole('heading', { name: 'jobs jobList' });
    expect(elsewhere).toHaveFocus();
  });
});
