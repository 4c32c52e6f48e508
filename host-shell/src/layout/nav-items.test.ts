import { describe, expect, it } from 'vitest';
import { isCurrent, isGroup, navItems } from './nav-items.ts';

const labels = (signedIn: boolean, variant: 'D' | 'N' | 'H') => navItems(signedIn, variant).map(({ label }) => label);
const reports = navItems(true, 'D').find(({ label }) => label === 'nav.reports');

describe('the main navigation', () => {
  it('SH-23 SH-26 has reports and assessments for a candidate, but no assessments on N', () => {
    expect(labels(true, 'D')).toEqual(['nav.home', 'nav.findJobs', 'nav.myJobs', 'nav.reports', 'nav.assessments']);
    expect(labels(true, 'H')).toContain('nav.assessments');
    expect(labels(true, 'N')).toEqual(['nav.home', 'nav.findJobs', 'nav.myJobs', 'nav.reports']);
  });

  it('SH-27 is the healthcare bar for visitors of H', () => {
    expect(labels(false, 'H')).toEqual(['nav.home', 'nav.browseJobs', 'nav.testimonials']);
    expect(labels(false, 'D')).toEqual(['nav.home', 'nav.findJobs']);
  });

  it.each([
    ['', 'nav.reports.dashboard'],
    ['?keyword=my-average-rating', 'nav.reports.rating'],
    ['?keyword=my-activity-summary', 'nav.reports.activity'],
    ['?keyword=job-density', 'nav.reports.density'],
    ['?keyword=<made-up>', undefined],
  ])('SH-25 the keyword of the address selects the report: %s', (search, current) => {
    if (!reports || !isGroup(reports)) throw new Error('no reports');
    const found = reports.items.find((item) => isCurrent(item, { pathname: '/candidate/analytics', search }));
    expect(found?.label).toBe(current);
  });
});
