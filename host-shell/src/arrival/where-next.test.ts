import { describe, expect, it } from 'vitest';
import { pagesBut } from '../routing/testing/pages-of.ts';
import { whereNext } from './where-next.ts';

const facts = {
  skillsCount: 3,
  profileSkipped: false,
  isToBeDeleted: false,
  isBack: false,
  wanted: undefined,
  pages: pagesBut(),
};

describe('whereNext', () => {
  it('SH-18 opens the wanted page for a candidate with skills, else the first page', () => {
    expect(whereNext({ ...facts, wanted: '/candidate/job-details/7' })).toBe('/candidate/job-details/7');
    expect(whereNext(facts)).toBe('/candidate/first');
  });

  it('SH-18 opens create-profile for a candidate without skills, until they skip it', () => {
    expect(whereNext({ ...facts, skillsCount: 0 })).toBe('/candidate/create-profile');
    expect(whereNext({ ...facts, skillsCount: 0, wanted: '/candidate/job-details/7' })).toBe('/candidate/create-profile');
    expect(whereNext({ ...facts, skillsCount: 0, profileSkipped: true })).toBe('/candidate/first');
  });

  it('SH-18 returns a candidate who was signed in before to the page that was left, with or without a profile', () => {
    const back = { ...facts, skillsCount: 0, isBack: true };
    expect(whereNext({ ...back, wanted: '/candidate/settings' })).toBe('/candidate/settings');
    expect(whereNext(back)).toBe('/candidate/first');
  });

  it('SH-18 opens a page that needs a role without a profile', () => {
    const pages = { ...pagesBut(), needsRole: (to: string) => to === '/platform' };
    expect(whereNext({ ...facts, skillsCount: 0, wanted: '/platform', pages })).toBe('/platform');
  });

  it('PF-01 does not open create-profile if it is not deployed', () => {
    const pages = pagesBut('/candidate/create-profile');
    expect(whereNext({ ...facts, skillsCount: 0, pages })).toBe('/candidate/first');
    expect(whereNext({ ...facts, skillsCount: 0, wanted: '/candidate/my-jobs', pages })).toBe('/candidate/my-jobs');
  });

  it('PF-01 SH-42 opens the first page if the wanted page is not deployed, such as the dashboard after a sign-out', () => {
    const pages = pagesBut('/candidate/dashboard');
    expect(whereNext({ ...facts, wanted: '/candidate/dashboard', pages })).toBe('/candidate/first');
  });

  it.each(['/application/7', '/candidate/application/7'])('JB-16 opens an application in progress first: %s', (wanted) => {
    expect(whereNext({ ...facts, skillsCount: 0, wanted })).toBe(wanted);
  });

  it('PR-11 opens the settings if the account is to be deleted, where they are deployed', () => {
    const ending = { ...facts, isToBeDeleted: true, wanted: '/candidate/my-jobs' };
    expect(whereNext(ending)).toBe('/candidate/settings');
    expect(whereNext({ ...ending, pages: pagesBut('/candidate/settings') })).toBe('/candidate/my-jobs');
  });

  it('blocks nobody when the candidate could not be loaded', () => {
    expect(whereNext({ ...facts, skillsCount: undefined, wanted: '/candidate/my-jobs' })).toBe('/candidate/my-jobs');
  });
});
