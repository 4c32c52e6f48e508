import { expect, test } from 'vitest';
import { answersWith, fillsInOthers } from './full-time.ts';

const question = (id: string) => ({ id, kind: 'TEXT' as const, label: '', required: true, options: [] });
const QUESTIONS = ['availability', 'hoursPerDay', 'daysAvailable'].map(question);
const FULL_TIME = { questionId: 'availability', values: ['Full Time'] };
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test('JB-15 full time answers the hours and days', () => {
  expect(answersWith(QUESTIONS, {}, FULL_TIME)).toEqual({
    availability: ['Full Time'],
    hoursPerDay: ['8'],
    daysAvailable: WEEK,
  });
});

test('JB-15 what is answered already stays, and what is not asked is not answered', () => {
  const asked = QUESTIONS.slice(0, 2);
  expect(answersWith(asked, { hoursPerDay: ['6'] }, FULL_TIME)).toEqual({ availability: ['Full Time'], hoursPerDay: ['6'] });
});

test('JB-15 part time and other answers answer nothing else', () => {
  expect(answersWith(QUESTIONS, {}, { questionId: 'availability', values: ['Part Time'] })).toEqual({
    availability: ['Part Time'],
  });
  expect(answersWith(QUESTIONS, {}, { questionId: 'why', values: ['Full Time'] })).toEqual({ why: ['Full Time'] });
});

test('JB-15 only availability fills in others, and only those that are asked', () => {
  expect(QUESTIONS.map((each) => fillsInOthers(each, QUESTIONS))).toEqual([true, false, false]);
  expect(fillsInOthers(question('availability'), [question('availability')])).toBe(false);
});
