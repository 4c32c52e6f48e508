import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, isComplete, screenshotProblem, tidyFeedback, tidySubject } from './feedback-draft.ts';

const MEGABYTE = 1024 * 1024;

describe('the feedback draft', () => {
  it.each([
    ['search is slow', 'Search is slow'],
    ['  search', 'Search'],
    [' ', ''],
    ['', ''],
    ['éxito', 'Éxito'],
    ['𐐨 deseret', '𐐀 deseret'],
    ['بحث', 'بحث'],
    ['3 things', '3 things'],
  ])('SH-33 the subject %j becomes %j', (typed, kept) => {
    expect(tidySubject(typed)).toBe(kept);
  });

  it('SH-33 an uppercase form that is longer stays within 128 characters', () => {
    expect(tidySubject('ß'.repeat(128))).toHaveLength(128);
  });

  it('SH-33 the text may not begin with a space or a new line, and may hold both', () => {
    expect(tidyFeedback(' \n it works \n well ')).toBe('it works \n well ');
  });

  it.each([
    ['image/png', MEGABYTE, undefined],
    ['image/jpeg', 1, undefined],
    ['image/gif', 1, undefined],
    ['image/png', MEGABYTE + 1, 'size'],
    ['image/webp', 1, 'type'],
    ['image/svg+xml', 1, 'type'],
    ['application/pdf', 1, 'type'],
    ['', 1, 'type'],
  ])('SH-33 a screenshot of type %j with %i bytes: problem %s', (type, size, problem) => {
    expect(screenshotProblem({ type, size })).toBe(problem);
  });

  it('SH-33 is complete with a subject and a text', () => {
    expect(isComplete(EMPTY_DRAFT)).toBe(false);
    expect(isComplete({ ...EMPTY_DRAFT, subject: 'Search' })).toBe(false);
    expect(isComplete({ ...EMPTY_DRAFT, feedback: 'Works' })).toBe(false);
    expect(isComplete({ ...EMPTY_DRAFT, subject: 'Search', feedback: 'Works' })).toBe(true);
  });
});
