import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { table, type Say, type Section } from './write-section.ts';

const MEASURE = join(import.meta.dirname, '../../services/src/bench/canary/measure-canary.ts');

interface Trial {
  rate: number;
  times: number;
  share: number;
  looksAtOnce: boolean;
  reverted: number[];
  medianCanaryVisits: number | null;
}

/** The JSON that services/src/bench/canary/measure-canary.ts prints. */
interface Measured {
  runs: number;
  trials: Trial[];
}

/** What ADR 80 expects, of 4,000 runs: reverted after 500, 5,000 and 50,000 visits in percent, and the canary's visits at the median. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  '0.001': ['0/0/0.1', '0/0/1', '0/0/6', '0/5/95, 1,929', '1/90/100, 252'],
  '0.01': ['0/0/0.2', '0/1/30', '0/6/97, 1,873', '4/96/100, 202', '91/100/100, 27'],
  '0.03': ['0/0/0.2', '0/4/94, 2,253', '1/33/100, 666', '31/100/100, 69', '100/100/100, 10'],
  '0.05': ['0/0/0.1', '0/9/100, 1,388', '1/69/100, 385', '65/100/100, 41', ''],
  '0.0005': ['0/0/0.1', '0/0/0.3', '0/0/2', '0/1/64', ''],
};
const TIMES = [1, 1.5, 2, 5, 20];

const percent = (part: number) => String(Number((part * 100).toFixed(part < 0.01 ? 2 : 0)));
const missed = ({ reverted }: Trial) => reverted.map((part) => percent(1 - part)).join('/');

function figures({ reverted, medianCanaryVisits }: Trial): string {
  const parts = reverted.map(percent).join('/');
  return medianCanaryVisits === null ? parts : `${parts}, ${medianCanaryVisits.toLocaleString('en')}`;
}

/** False and missed reverts of canaries whose rates of failures are known. */
export async function measureCanary(say: Say): Promise<Section> {
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURE], { maxBuffer: 2 ** 24 });
  const { runs, trials } = JSON.parse(stdout) as Measured;
  const usual = trials.filter(({ looksAtOnce, rate, times }) => !looksAtOnce && rate * times < 1);
  const cell = (rate: string, times: number) => usual.find((trial) => String(trial.rate) === rate && trial.times === times);
  const broken = trials.filter(({ rate, times }) => rate * times >= 1);
  const equal = trials.filter(({ looksAtOnce, times }) => looksAtOnce && times === 1);
  for (const trial of equal) say(`equal arms at ${trial.rate}, looked at after each visit: ${figures(trial)} % reverted`);
  const rows = Object.keys(EXPECTED).flatMap((rate) => {
    const name = `${Number((Number(rate) * 100).toFixed(2))} %`;
    const of = (show: (trial: Trial) => string) =>
      TIMES.map((times) => {
        const trial = cell(rate, times);
        return trial ? show(trial) : '';
      });
    const worse = (show: (trial: Trial) => string) => of((trial) => (trial.times === 1 ? '–' : show(trial)));
    return [
      [`${name}, reverted`, ...of(figures)],
      [`${name}, expected`, ...(EXPECTED[rate] ?? [])],
      [`${name}, missed`, ...worse(missed)],
    ];
  });
  const text = `Of ${runs.toLocaleString('en')} simulated canaries for each cell, the part in percent that the test of [ADR 80](adr/0080-a-canary-reverts-by-itself.md) reverted after
500/5,000/50,000 visits of both arms, and the visits of the canary at the median where at least half were reverted. A tenth of the visitors has
the canary; a block has 20 visits, and the test is looked at after each block. In the column ×1 both arms are equal: every revert there is a false one.

${table(['failed visits of live', ...TIMES.map((times) => `×${times}`)], rows)}

Equal arms, looked at after each visit (reverted): ${equal.map((trial) => `${Number((trial.rate * 100).toFixed(2))} %: ${figures(trial)}`).join(' · ')}.

All loads broken, with 10 visits in a block, visits of the canary at the median: ${broken
    .map(
      ({ share, looksAtOnce, medianCanaryVisits }) =>
        `share ${share * 100} %, ${looksAtOnce ? 'looked at after each visit' : 'after each block'}: ${medianCanaryVisits}`,
    )
    .join(' · ')}.`;
  return { title: 'Canaries', text };
}
