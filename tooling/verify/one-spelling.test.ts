import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const LOCALES = ['en', 'es', 'ar'] as const;
const JOBS = 'mfe-jobs/src/messages';
const REPORTS = 'mfe-reports/src/messages';
const ALERTS = 'services/src/modules/candidate/saved-searches/messages';

const textOf = ([folder, id]: readonly [string, string], locale: string): string | undefined =>
  (JSON.parse(readFileSync(join(ROOT, folder, `${locale}.json`), 'utf8')) as Record<string, string | undefined>)[id];

const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];
/** Messages for one fact that are shown on one page, or on a page and in the mail that leads there. */
const ONE_FACT: readonly (readonly (readonly [folder: string, id: string])[])[] = [
  [
    [JOBS, 'state.received'],
    [JOBS, 'card.applied'],
    [REPORTS, 'analytics.stage.APPLIED'],
  ],
  [
    [JOBS, 'card.appliedElsewhere'],
    [JOBS, 'myJobs.appliedElsewhere'],
    [REPORTS, 'analytics.stage.APPLIED_ELSEWHERE'],
  ],
  [
    [JOBS, 'myJobs.draft'],
    [REPORTS, 'analytics.stage.DRAFT'],
  ],
  [
    [JOBS, 'state.shortlisted'],
    [REPORTS, 'analytics.stage.SHORTLISTED'],
  ],
  [
    [JOBS, 'state.offered'],
    [REPORTS, 'analytics.stage.OFFERED'],
  ],
  [
    [JOBS, 'state.onboarded'],
    [REPORTS, 'analytics.stage.ONBOARDED'],
  ],
  [
    [JOBS, 'pay.from'],
    [ALERTS, 'pay.from'],
  ],
  [
    [JOBS, 'pay.upTo'],
    [ALERTS, 'pay.upTo'],
  ],
  ...UNITS.map((unit) => [[JOBS, `payUnit.${unit}`] as const, [ALERTS, `unit.${unit}`] as const]),
];

test.each(LOCALES.flatMap((locale) => ONE_FACT.map((messages) => [locale, messages] as const)))(
  'SH-47 in %s one fact has one spelling: %j',
  (locale, messages) => {
    const texts = messages.map((message) => textOf(message, locale));
    expect(texts).not.toContain(undefined);
    expect([...new Set(texts)]).toEqual([texts[0]]);
  },
);

/** Code whose texts are shown on one page together, and the length of its dates. */
const PAGES: Readonly<Record<string, { style: 'medium' | 'long'; code: readonly string[] }>> = {
  'the list and page of jobs': { style: 'medium', code: ['mfe-jobs/src/find/**', 'mfe-jobs/src/shared/job-card/**'] },
  'applications and offers': {
    style: 'long',
    code: ['mfe-jobs/src/apply/**', 'mfe-jobs/src/track/**', 'mfe-jobs/src/shared/use-question-words.ts'],
  },
  profile: {
    style: 'medium',
    code: ['mfe-profile/src/features/{edit-*,keep-resumes,rate-skills,view-profile}/**', 'mfe-profile/src/shared/**'],
  },
  settings: { style: 'long', code: ['mfe-profile/src/features/{delete-account,export-data}/**'] },
  'dashboard and reports': { style: 'long', code: ['mfe-reports/src/**'] },
};

describe('SH-47 the dates of a page are all short or all long', () => {
  test.each(Object.entries(PAGES))('%s', (_name, { style, code }) => {
    const files = code
      .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
    const used = files.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/dateStyle[=:]\s*["'](?<style>\w+)["']/g)].map(
        ({ groups }) => `${groups?.['style']} in ${file}`,
      ),
    );
    // 'full' is for the title of a shorter date.
    const others = used.filter((each) => !each.startsWith(style) && !each.startsWith('full'));
    expect(used.length).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });
});
