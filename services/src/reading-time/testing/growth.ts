import type { OddText } from './odd-texts.ts';

/** Characters; the longer text is four times the shorter one. */
const [SHORT, LONG] = [8000, 32_000];
/** A reading that takes no longer is not measured further: it may be noise. */
const NOTICEABLE_MS = 50;
/** How much more time four times the text may take: four times in linear time, sixteen in quadratic. */
const MOST_GROWTH = 9;
const MEASURED = 3;

export type Reader = (text: string) => unknown;

const settled = async (read: Reader, text: string): Promise<void> => {
  try {
    await read(text);
  } catch {
    // Refusing the text is an answer as well.
  }
};

/** Processor time of the thread, in ms. */
async function timeOf(read: Reader, text: string): Promise<number> {
  const before = process.threadCpuUsage();
  await settled(read, text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

async function leastTimeOf(read: Reader, text: string): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < MEASURED; run++) least = Math.min(least, await timeOf(read, text));
  return least;
}

/** What a reader needs more than linear time for; undefined if it needs none. */
export async function growthOf(read: Reader, text: OddText): Promise<string | undefined> {
  const [short, long] = [text.ofLength(SHORT), text.ofLength(LONG)];
  const first = await timeOf(read, long);
  if (first <= NOTICEABLE_MS || first <= (await timeOf(read, short)) * MOST_GROWTH) return undefined;
  const [before, after] = [await leastTimeOf(read, short), await leastTimeOf(read, long)];
  if (after <= NOTICEABLE_MS || after <= before * MOST_GROWTH) return undefined;
  return `${text.name}: ${before.toFixed(1)} ms for ${SHORT} characters, ${after.toFixed(1)} ms for ${LONG}`;
}
