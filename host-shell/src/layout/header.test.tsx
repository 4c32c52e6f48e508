import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { SlotName } from '@hirehq/shared-contracts/slots';
import { beforeEach, describe, expect, it } from 'vitest';
import { manifest } from '../manifest.ts';
import { candidate, openShell, releasesOf } from '../routing/testing/open-shell.tsx';

const signedOut = { status: 'signed-out' } as const;

/** One deployed remote that fills these slots and has no pages. */
const filling = (...slots: SlotName[]) =>
  releasesOf({
    ...manifest,
    id: 'fixture',
    routes: [],
    slots: slots.map((slot) => ({ id: slot.replace('header.', ''), slot, criticality: 'regular', access: 'both' })),
  });

/** Every page of the platform belongs to a deployed remote, and the bell is deployed. */
const ALL = releasesOf({
  ...manifest,
  id: 'fixture',
  slots: [{ id: 'bell', slot: 'header.notifications', criticality: 'regular', access: 'candidate' }],
});
const NOTHING = releasesOf();
const banner = () => screen.getByRole('banner');
const names = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

const openMenu = (name: string) => fireEvent.click(within(banner()).getByRole('button', { name }));
const arrowDown = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown', code: 'ArrowDown' });
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the header', () => {
  // The first test: the code of the menus has not loaded yet.
  it.each([
    ['a candidate', candidate, ['Ada Byron’s account', 'Reports', 'Assessments']],
    ['a visitor', signedOut, ['Language and legal information']],
  ] as const)(
    'SH-23 the buttons of %s stay the same elements when their menus arrive, so that no press is lost',
    async (...given) => {
      const [, session, menus] = given;
      openShell('/candidate/settings', session, { releaseSet: ALL });
      const buttons = menus.map((name) => within(banner()).getByRole('button', { name }));
      for (const [index, button] of buttons.entries()) {
        fireEvent.click(button);
        expect(button).toHaveAttribute('aria-expanded', 'true');
        const menu = await screen.findByRole('menu');
        expect(button).toHaveAttribute('aria-controls', menu.id);
        expect(menu).toHaveAttribute('aria-labelledby', button.id);
        fireEvent.click(button);
        await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
        expect(within(banner()).getByRole('button', { name: menus[index] ?? '' })).toBe(button);
      }
    },
  );

  it('A41 SH-23 has exactly the account items under the candidate’s name', async () => {
    openShell('/candidate/settings', candidate, { releaseSet: ALL });
    openMenu('Ada Byron’s account');
    expect(names(await screen.findAllByRole('menuitem')).slice(0, -4)).toEqual([
      'My Profile',
      'My Referrals',
      'Settings',
      'Messages',
      'Notifications',
      'Feedback',
      'Logout',
    ]);
  });

  it('SH-23 links to the messages with a plain icon until a remote shows the unread count', async () => {
    openShell('/candidate/settings', candidate, { releaseSet: ALL });
    const link = within(banner()).getByRole('link', { name: 'Messages' });
    expect([link.getAttribute('href'), link.textContent]).toEqual(['/candidate/message-list', '']);
    cleanup();
    openShell('/candidate/settings', candidate, { releaseSet: filling('header.messages') });
    expect(await within(banner()).findByText('fixture messages')).toBeInTheDocument();
    expect(within(banner()).queryByRole('link', { name: 'Messages' })).not.toBeInTheDocument();
  });

  it('SH-23 Notifications opens the bell’s panel', async () => {
    const { published } = openShell('/candidate/settings', candidate, { releaseSet: filling('header.notifications') });
    await within(banner()).findByText('fixture notifications');
    openMenu('Ada Byron’s account');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Notifications' }));
    expect(published).toEqual([{ topic: 'notifications.wanted', payload: { menu: 'account' } }]);
  });

  it.each([
    ['a candidate', candidate, '/candidate/application/7', '/candidate/job/7', ['Ada Byron’s account']],
    ['a visitor', signedOut, '/application/7', '/job/7', ['Language and legal information']],
  ] as const)('SH-23 JB-15 leads %s from an application only back to the job', (_, session, at, job, menus) => {
    openShell(at, session, { releaseSet: ALL });
    const { getByRole, queryByRole } = within(banner());
    expect(getByRole('link', { name: 'Back to the job' })).toHaveAttribute('href', job);
    expect(queryByRole('navigation')).not.toBeInTheDocument();
    for (const menu of menus) expect(getByRole('button', { name: menu })).toBeInTheDocument();
    for (const name of ['Menu', 'Sign In', 'Sign Up']) expect(queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('PF-01 SH-23 has no link to pages that are not deployed', async () => {
    openShell('/candidate/settings', candidate, { releaseSet: NOTHING });
    const links = within(banner()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/candidate', '/candidate']);
    openMenu('Ada Byron’s account');
    expect(names(await screen.findAllByRole('menuitem')).slice(0, -4)).toEqual(['Feedback', 'Logout']);
    cleanup();
    openShell('/privacypolicy', signedOut, { releaseSet: NOTHING });
    expect(names(within(banner()).getAllByRole('link')).slice(1)).toEqual(['Home']);
  });

  it.each([
    ['a candidate', candidate, 'Ada Byron’s account'],
    ['a visitor', signedOut, 'Language and legal information'],
  ] as const)('SH-19 %s chooses the language and finds the legal pages where there is no footer', async (_, session, menu) => {
    openShell(session === candidate ? '/candidate/application/7' : '/job-list', session, { releaseSet: NOTHING });
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    openMenu(menu);
    const legal = within(await screen.findByRole('group', { name: 'Legal' })).getAllByRole('menuitem');
    expect(legal.map((link) => link.getAttribute('href'))).toEqual([
      '/termsofuse',
      '/privacypolicy',
      '/ukprivacypolicy',
      '/cookiepolicy',
    ]);
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('English');
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('es'));
    await waitFor(() => expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument());
    if (session === signedOut) expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('menu');
  });

  it.each(['my-referrals', 'analytics', 'interviews'])(
    'A14 SH-20 hides the accessibility icon on /candidate/%s',
    async (page) => {
      const releaseSet = filling('header.accessibility', 'header.search');
      openShell(`/candidate/${page}`, candidate, { releaseSet });
      await within(banner()).findByText('fixture search');
      expect(screen.queryByText('fixture accessibility')).not.toBeInTheDocument();
    },
  );

  it.each(['settings', 'interviewDetails'])('SH-20 shows the accessibility icon on /candidate/%s', async (page) => {
    openShell(`/candidate/${page}`, candidate, { releaseSet: filling('header.accessibility') });
    expect(await within(banner()).findByText('fixture accessibility')).toBeInTheDocument();
  });

  it.each<[string, BrandVariant, boolean]>([
    ['/find-jobs', 'D', true],
    ['/find-jobs?searchBar=true', 'H', true],
    ['/find-jobs?searchBar=false', 'D', false],
    ['/find-jobs', 'N', false],
    ['/home', 'D', false],
  ])('SH-04 SH-23 the search panel on %s for %s: %s', async (path, variant, shown) => {
    openShell(path, signedOut, { variant, releaseSet: filling('header.search', 'header.accessibility') });
    await within(banner()).findByText('fixture accessibility');
    expect(within(banner()).queryByText('fixture search') !== null).toBe(shown);
  });

  it('SH-25 marks the report the keyword of the address selects', async () => {
    openShell('/candidate/analytics?keyword=job-density', candidate, { releaseSet: ALL });
    openMenu('Reports');
    const items = await screen.findAllByRole('menuitem');
    expect(names(items)).toEqual(['My Dashboard', 'My Average Rating', 'My Activity Summary', 'Job Density']);
    expect(names(items.filter((item) => item.getAttribute('aria-current') === 'page'))).toEqual(['Job Density']);
  });

  it.each([
    ['Reports', 'My Dashboard', 'My Average Rating'],
    ['Assessments', 'Checklist', 'Checklist'],
  ])('SH-25 SH-26 the menu %s is opened, navigated and closed by keyboard', async (name, first, second) => {
    openShell('/candidate/settings', candidate, { releaseSet: ALL });
    openMenu(name);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    arrowDown();
    expect(within(menu).getByRole('menuitem', { name: first })).toHaveFocus();
    arrowDown();
    expect(within(menu).getByRole('menuitem', { name: second })).toHaveFocus();
    escape();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it.each<[BrandVariant, string]>([
    ['D', 'hireHQ'],
    ['N', 'hireHQ Neurodiversify'],
    ['H', 'hireHQ Direct Health'],
  ])('SH-28 variant %s has its logo and its page title: %s', (variant, brand) => {
    openShell('/privacypolicy', signedOut, { variant, releaseSet: NOTHING });
    const [logo] = within(banner()).getAllByRole('link');
    expect([logo?.textContent, document.title]).toEqual([brand, `Privacy Policy · ${brand}`]);
  });
});

describe('the menu of narrow screens', () => {
  it('A37 SH-24 has all items of the header for a candidate', async () => {
    openShell('/candidate/settings', candidate, { releaseSet: ALL });
    openMenu('Menu');
    const drawer = within(await screen.findByRole('dialog', { name: 'Main navigation' }));
    expect(names(within(drawer.getByRole('navigation', { name: 'Main navigation' })).getAllByRole('link'))).toEqual([
      'Home',
      'Find Jobs',
      'My Jobs',
      'My Dashboard',
      'My Average Rating',
      'My Activity Summary',
      'Job Density',
      'Checklist',
    ]);
    const account = within(drawer.getByRole('navigation', { name: 'Account' }));
    expect(names(account.getAllByRole('link'))).toEqual(['My Profile', 'My Referrals', 'Settings', 'Messages']);
    expect(names(account.getAllByRole('button'))).toEqual(['Notifications', 'Feedback', 'Logout']);
    expect(drawer.getByRole('combobox', { name: 'Language' })).toBeInTheDocument();
    expect(drawer.getByRole('combobox', { name: 'Appearance' })).toBeInTheDocument();
    expect(within(drawer.getByRole('navigation', { name: 'Legal' })).getAllByRole('link')).toHaveLength(4);
  });

  it('SH-24 has for a visitor Sign In and Sign Up', async () => {
    const { signUp } = openShell('/privacypolicy', signedOut, { releaseSet: NOTHING });
    openMenu('Menu');
    const drawer = within(await screen.findByRole('dialog', { name: 'Main navigation' }));
    expect(drawer.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
    fireEvent.click(drawer.getByRole('button', { name: 'Sign Up' }));
    expect(signUp).toHaveBeenCalledTimes(1);
  });

  it('SH-24 runs the chosen action, and returns the focus', async () => {
    const { published, signOut } = openShell('/candidate/settings', candidate, { releaseSet: filling('header.notifications') });
    await within(banner()).findByText('fixture notifications');
    openMenu('Menu');
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
    expect(published).toEqual([{ topic: 'notifications.wanted', payload: { menu: 'main' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /navigation|Delete/ })).not.toBeInTheDocument());
    const burger = within(banner()).getByRole('button', { name: 'Menu' });
    expect(document.activeElement).toBe(burger);
    fireEvent.click(burger);
    escape();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /navigation|Delete/ })).not.toBeInTheDocument());
    expect(document.activeElement).toBe(burger);
    fireEvent.click(burger);
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});

describe('the question of a page', () => {
  async function ask() {
    const { questions } = openShell('/candidate/settings', candidate, { releaseSet: NOTHING });
    let answer: Promise<boolean> = Promise.resolve(true);
    act(() => {
      answer = questions.ask({ question: 'Delete it?', title: 'Delete' });
    });
    return { answer: () => answer, dialog: await screen.findByRole('dialog', { name: 'Delete' }) };
  }

  it.each([
    ['Yes', true],
    ['No', false],
  ])('SH-36 returns %s', async (name, expected) => {
    const { answer, dialog } = await ask();
    fireEvent.click(within(dialog).getByRole('button', { name }));
    expect(await answer()).toBe(expected);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /navigation|Delete/ })).not.toBeInTheDocument());
  });

  it('SH-36 ignores a click outside; Escape means No', async () => {
    const { answer, dialog } = await ask();
    for (const around of document.querySelectorAll('.mantine-Modal-overlay, .mantine-Modal-inner')) fireEvent.click(around);
    expect(screen.getByRole('dialog', { name: 'Delete' })).toBe(dialog);
    escape();
    expect(await answer()).toBe(false);
  });
});

describe('a slot inside a page of a remote', () => {
  const SETTINGS = releasesOf({
    ...manifest,
    id: 'fixture',
    slots: [{ id: 'preferences', slot: 'settings.notifications', criticality: 'regular', access: 'candidate' }],
  });

  it('PR-11 is rendered by the shell into the element of the page, until the page leaves', async () => {
    const { pageSlots } = openShell('/candidate/settings', candidate, { releaseSet: SETTINGS });
    const place = document.body.appendChild(document.createElement('div'));
    let leave = () => {};
    act(() => void (leave = pageSlots.show('settings.notifications', place)));
    expect(await within(place).findByText('fixture preferences')).toBeInTheDocument();
    act(() => leave());
    expect(place).toBeEmptyDOMElement();
  });
});
