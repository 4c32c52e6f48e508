import { describe, expect, it } from 'vitest';
import { feedbackTexts, fieldCodesOf } from '@hirehq/shared-contracts/inputs';
import { EMPTY_DRAFT, isComplete, screenshotProblem, tidyFeedback, tidySubject, typedFeedback } from './feedback-draft.ts';

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

  it('SH-33 an uppercase letter that becomes two characters stays within 128 characters', () => {
    expect(tidySubject('ß'.repeat(128))).toHaveLength(128);
  });

  it('SH-33 the text cannot begin with a space or line break, but can contain both', () => {
    expect(tidyFeedback(' \n it works \n well ')).toBe('it works \n well ');
  });

  it.each([
    ['a.gif', 'GIF89a', MEGABYTE, undefined],
    ['a.gif', 'GIF89a', MEGABYTE + 1, 'size'],
    ['a.gif', 'just text', 10, 'type'],
    ['a.png', 'GIF89a', 10, 'type'],
    ['a.svg', '<svg/>', 10, 'type'],
    ['a.pdf', '%PDF-1.7', 10, 'type'],
  ])('SH-33 a screenshot %s that begins with %j and has %i bytes: problem %s', async (name, start, size, problem) => {
    expect(await screenshotProblem(new File([start.padEnd(size)], name))).toBe(problem);
  });

  it('SH-33 is complete with a subject and a text', () => {
    expect(isComplete(EMPTY_DRAFT)).toBe(false);
    expect(isComplete({ ...EMPTY_DRAFT, subject: 'Search' })).toBe(false);
    expect(isComplete({ ...EMPTY_DRAFT, feedback: 'Works' })).toBe(false);
    expect(isComplete({ ...EMPTY_DRAFT, subject: 'Search', feedback: 'Works' })).toBe(true);
  });

  it.each([
    ['Search', 'It works'],
    [' Search ', 'It\0 works\n'],
    ['', ' '],
    ['x'.repeat(129), 'x'.repeat(257)],
    ['x'.repeat(128), 'x'.repeat(256)],
  ])('SH-33 %j and %j are validated as the services do', (subject, feedback) => {
    const [ours, theirs] = [typedFeedback, feedbackTexts].map((schema) => schema.safeParse({ subject, feedback }));
    expect(ours?.success).toBe(theirs?.success);
    expect(ours?.success && ours.data).toEqual(theirs?.success && theirs.data);
    expect(fieldCodesOf(ours?.error?.issues ?? [])).toEqual(fieldCodesOf(theirs?.error?.issues ?? []));
  });
});
