import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table, type Say, type Section } from './write-section.ts';

const MEASURE = join(import.meta.dirname, '../../services/src/bench/material/measure-material.ts');

interface Shares {
  cases: number;
  right: number | null;
  wrong: number | null;
  invented: number | null;
}
interface Half {
  all: Shares;
  fields: Record<string, Shares>;
}

/** The JSON that services/src/bench/material/measure-material.ts prints. */
type Measured = Record<string, { open: Half; sealed: Half }>;

const percent = (share: number | null): string => (share === null ? '—' : `${(share * 100).toFixed(1)} %`);
const gap = (open: number | null, sealed: number | null): string =>
  open === null || sealed === null ? '—' : ((open - sealed) * 100).toFixed(1);

const rowOf = (name: string, open: Shares, sealed: Shares) => [
  name,
  open.cases,
  percent(open.right),
  sealed.cases,
  percent(sealed.right),
  gap(open.right, sealed.right),
  percent(sealed.wrong),
  percent(sealed.invented),
];

/** Share of the values in texts from outside that are read as a person reads them, in the half for tuning and in the sealed one. */
export async function measureMaterial(say: Say): Promise<Section> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [MEASURE, '--sealed', '--mistakes'], {
    maxBuffer: 2 ** 25,
  });
  for (const line of stderr.split('\n').filter((text) => text !== '')) say(line);
  const rows = Object.entries(JSON.parse(stdout) as Measured).flatMap(([reader, { open, sealed }]) => [
    rowOf(reader, open.all, sealed.all),
    ...Object.entries(open.fields).flatMap(([field, own]) => {
      const other = sealed.fields[field];
      return other && Object.keys(open.fields).length > 1 ? [rowOf(`${reader}: ${field}`, own, other)] : [];
    }),
  ]);
  const text = `${machine()}

Texts that [somebody else has gathered](../services/src/bench/material/README.md), who does not change the readers. The open half is for tuning; the sealed one was scored for the first time
when the tuning was over ([seals.json](../services/src/bench/material/seals.json) has the day). Right and wrong are shares of the values that are stated, invented of those that are not; the gap is in
points: above five, the material is too narrow.

${table(['', 'open', 'right', 'sealed', 'right', 'gap', 'wrong, sealed', 'invented, sealed'], rows)}`;
  return { title: 'Material from outside', text };
}
