import { describe, expect, it } from 'vitest';
import { jobCard, postedText } from './job-card.ts';
import { embeddedJob } from './testing/embedded-jobs.ts';

const NOW = new Date('2026-05-20T12:00:00Z');

describe('PF-05 a card of an embed', () => {
  it.each([
    ['2026-05-20T11:00:00Z', 'en', 'today'],
    ['2026-05-19T11:00:00Z', 'en', 'yesterday'],
    ['2026-05-10T12:00:00Z', 'es', 'hace 10 días'],
    ['2026-05-21T12:00:00Z', 'en', 'today'],
    ['2026-03-01T12:00:00Z', 'en', 'Mar 1, 2026'],
  ] as const)('says of %s in %s that it was posted %s', (posted, locale, text) => {
    expect(postedText(posted, locale, NOW)).toBe(text);
  });

  it('shows what the job says as text, and leaves out what it does not say', () => {
    const job = embeddedJob('a', { title: '<img src=x onerror=alert(1)>', place: null, facts: [] });
    const card = jobCard(job, { locale: 'en', now: NOW, onOpen: () => {} });
    expect(card.querySelector('a')?.textContent).toBe('<img src=x onerror=alert(1)>');
    expect([card.querySelector('img'), card.querySelector('.place'), card.querySelector('.facts')]).toEqual([null, null, null]);
  });
});
