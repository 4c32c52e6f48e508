import { beforeAll, describe, expect, test } from 'vitest';
import type { Gazetteer } from '../gazetteer.ts';
import { gradeLocations, sharesOf } from '../testing/grade-locations.ts';
import { readLocationTexts } from '../testing/location-texts.ts';
import { wholeGazetteer } from '../testing/whole-gazetteer.ts';

const texts = readLocationTexts();
let gazetteer: Gazetteer;
beforeAll(() => {
  gazetteer = wholeGazetteer();
});

test('SV-09 the labelled locations are many, of several feeds, and hundreds of them are kept apart', () => {
  expect(texts.length).toBeGreaterThanOrEqual(500);
  expect(new Set(texts.map(({ source }) => source)).size).toBeGreaterThanOrEqual(5);
  expect(texts.filter(({ isKeptApart }) => isKeptApart).length).toBeGreaterThanOrEqual(300);
  expect(new Set(texts.map(({ text, context }) => JSON.stringify([text, context]))).size).toBe(texts.length);
});

describe.each([
  ['for tuning', false],
  ['kept apart', true],
])('SV-09 of the labelled locations %s', (_, isKeptApart) => {
  test('nearly all are read with the right country and city, and those that cannot be told are left open', () => {
    const grades = gradeLocations(
      texts.filter((text) => text.isKeptApart === isKeptApart),
      gazetteer,
    );
    const shares = sharesOf(grades);
    expect(shares.country).toBeGreaterThanOrEqual(0.98);
    expect(shares.city).toBeGreaterThanOrEqual(0.95);
    expect(shares.open).toBeGreaterThanOrEqual(0.85);
  });
});
