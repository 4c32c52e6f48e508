import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from './median.ts';
import { machine, table, type Say, type Section } from './write-section.ts';

const MEASURE = join(import.meta.dirname, '../../services/src/bench/delivery/measure-delivery.ts');

/** The JSON that services/src/bench/delivery/measure-delivery.ts prints, in milliseconds. */
interface Measured {
  visible: { bytes: number; publish: number[]; same: number[]; other: number[] };
  lookUp: { sets: number; page: number; lookUp: number }[];
}

/** How soon a published version is seen, and what it costs each page to ask which set is live. */
export async function measureDelivery(say: Say): Promise<Section> {
  say('publishing to two processes, and looking for the set at each page');
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURE], { maxBuffer: 2 ** 24 });
  const { visible, lookUp } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Measured;
  const ms = (values: readonly number[]) => [Math.round(median(values)), Math.round(Math.max(...values))];
  const text = `${machine()}

A release of ${Math.round(visible.bytes / 1024)} KB whose files are all new, sent to one of two processes with folders of their own over one server that speaks S3: milliseconds,
${visible.publish.length} times. From the promotion: until the end of the first page with the new version, asked for without a pause.

${table(
  ['', 'median', 'longest'],
  [
    ['publish (all calls)', ...ms(visible.publish)],
    ['promote to visible, same process', ...ms(visible.same)],
    ['promote to visible, another process', ...ms(visible.other)],
  ],
)}

Each page asks which set is live. Milliseconds, medians of a page without data and of this question, by the sets in the history:

${table(
  ['sets', 'page', 'look-up', 'page against page without look-up'],
  lookUp.map(({ sets, page, lookUp: asked }) => [
    sets.toLocaleString('en-US'),
    page.toFixed(2),
    asked.toFixed(2),
    `${(page / (page - asked)).toFixed(2)}×`,
  ]),
)}`;
  return { title: 'Delivery', text };
}
