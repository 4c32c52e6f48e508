import { describe, expect, it } from 'vitest';
import { signedIn, signedOut } from '@hirehq/shared-contracts/testing';
import { pagesBut } from '../routing/testing/pages-of.ts';
import { accountItems, isCurrent, isGroup, navItems } from './nav-items.ts';

const labels = (isSignedIn: boolean, variant: 'D' | 'N' | 'H') =>
  navItems(isSignedIn ? signedIn() : signedOut, variant, pagesBut()).map(({ label }) => label);
const reports = navItems(signedIn(), 'D', pagesBut()).find(({ label }) => label === 'nav.reports');

describe('the main navigation', () => {
  it('A33 SH-23 SH-26 has reports and assessments for a candidate, but no assessments on N', () => {
    expect(labels(true, 'D')).toEqual(['nav.home', 'nav.findJobs', 'nav.myJobs', 'nav.reports', 'nav.assessments']);
    expect(labels(true, 'H')).toContain('nav.assessments');
    expect(labels(true, 'N')).toEqual(['nav.home', 'nav.findJobs', 'nav.myJobs', 'nav.reports']);
  });

  it('PF-08 ends with the pages that remotes add, in their own words', () => {
    const words = { en: 'Learning', es: 'Aprendizaje', ar: 'التعلّم' };
    const items = navItems(signedIn(), 'D', { ...pagesBut(), inMenu: () => [{ to: '/candidate/learning', words }] });
    expect(items.at(-1)).toEqual({ label: '/candidate/learning', to: '/candidate/learning', words });
  });

  it('SH-27 is the healthcare bar for visitors of H', () => {
    expect(labels(false, 'H')).toEqual(['nav.home', 'nav.browseJobs', 'nav.testimonials']);
    expect(labels(false, 'D')).toEqual(['nav.home', 'nav.findJobs']);
  });

  it.each([
    ['/candidate/dashboard', 'nav.reports.dashboard'],
    ['/candidate/analytics', undefined],
    ['/candidate/analytics?keyword=my-average-rating', 'nav.reports.rating'],
    ['/candidate/analytics?keyword=my-activity-summary', 'nav.reports.activity'],
    ['/candidate/analytics?keyword=job-density', 'nav.reports.density'],
    ['/candidate/analytics?keyword=<made-up>', undefined],
  ])('SH-25 the address selects the dashboard, its keyword the report: %s', (address, current) => {
    if (!reports || !isGroup(reports)) throw new Error('no reports');
    const found = reports.items.find((item) => isCurrent(item, new URL(address, 'http://here')));
    expect(found?.label).toBe(current);
  });

  it('PF-01 SH-23 has no group without deployed pages, and only deployed pages in a group', () => {
    const without = (...missing: string[]) => navItems(signedIn(), 'D', pagesBut(...missing)).map(({ label }) => label);
    const noReports = ['/candidate/analytics', '/candidate/dashboard'];
    expect(without('/candidate/analytics')).toContain('nav.reports');
    expect(without(...noReports)).toEqual(['nav.home', 'nav.findJobs', 'nav.myJobs', 'nav.assessments']);
    expect(without(...noReports, '/candidate/add-checklist')).toEqual(['nav.home', 'nav.findJobs', 'nav.myJobs']);
  });

  it.each([
    ['/candidate/my-jobs', 'nav.myJobs'],
    ['/candidate/dashboard', 'nav.reports.dashboard'],
    ['/candidate', 'nav.home'],
  ])('SH-23 marks one item where Home leads to %s', (first, label) => {
    const entries = navItems(signedIn(), 'D', { ...pagesBut(), first: () => first });
    const items = entries.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
    const marked = items.filter((item) => isCurrent(item, { pathname: first, search: '' }));
    expect(marked.map((item) => item.label)).toEqual([label]);
  });
});

describe('the account items', () => {
  it('PF-01 SH-23 are the deployed ones, and those without a page', () => {
    const names = (hasBell: boolean, ...missing: string[]) =>
      accountItems(pagesBut(...missing), hasBell).map(({ label }) => label);
    expect(names(true, '/candidate/edit-profile', '/candidate/settings')).toEqual([
      'profile.referrals',
      'profile.messages',
      'profile.notifications',
      'feedback.title',
      'profile.logout',
    ]);
    expect(names(false, '/candidate')).toEqual(['feedback.title', 'profile.logout']);
  });
});
