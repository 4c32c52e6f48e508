import { describe, expect, test } from 'vitest';
import { growthOf, type Reader } from './testing/growth.ts';
import { oddTexts } from './testing/odd-texts.ts';
import { DOCUMENT_READERS, TEXT_READERS } from './testing/text-readers.ts';

const TEXTS = oddTexts({ combinations: 20, seed: 20_261_126 });
/** Of the texts, every so-manieth is given to a reader of documents; another part of them to each. */
const SHARE = 8;

async function grownOf(read: Reader, texts: typeof TEXTS): Promise<string[]> {
  const grown: string[] = [];
  for (const text of texts) {
    const found = await growthOf(read, text);
    if (found) grown.push(found);
  }
  return grown;
}

test('the measure finds a reader that takes the square of the length of its text', async () => {
  const spaces = TEXTS.filter(({ name }) => name === '" " repeated');
  expect(await grownOf((text) => text.replace(/\s+$/, ''), spaces)).toHaveLength(1);
  expect(await grownOf((text) => text.trimEnd(), spaces)).toEqual([]);
});

describe('SV-09 time in proportion to the length of a text, whatever it is made of, is taken by', () => {
  test.each(Object.entries(TEXT_READERS))('%s', async (_name, read) => {
    expect(await grownOf(read, TEXTS)).toEqual([]);
  });

  test.each(Object.entries(DOCUMENT_READERS).map(([name, read], index) => [name, read, index] as const))(
    '%s',
    async (_name, read, index) => {
      const texts = TEXTS.filter((_, at) => at % SHARE === index % SHARE);
      expect(await grownOf(read, texts)).toEqual([]);
    },
  );
});
