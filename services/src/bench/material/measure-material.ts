// Scores readers on material from outside and prints JSON. `--sealed` opens the sealed halves as well; `--mistakes` names what was read
// otherwise in the half for tuning, but for the third of it that is held out.
import { parseArgs } from 'node:util';
import { isHeldOut } from './halves.ts';
import { openSealedHalf, readOpenHalf } from './material-files.ts';
import type { MaterialCase } from './material.ts';
import { SCORERS, type ScoredReader } from './score.ts';
import { verdictShares, type Shares } from './scoring/shares.ts';
import type { Verdict } from './scoring/verdict.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sealed: { type: 'boolean', default: false }, mistakes: { type: 'boolean', default: false } },
});
const folder = import.meta.dirname;
const today = new Date().toISOString().slice(0, 10);
const known = Object.keys(SCORERS) as ScoredReader[];
const readers = positionals.length === 0 ? known : known.filter((name) => positionals.includes(name));

interface Scored {
  heldOut: boolean;
  text: string;
  kind: string;
  verdicts: Verdict[];
}

function printMistakes(name: string, scored: readonly Scored[]): void {
  for (const { text, kind, verdicts } of scored.filter(({ heldOut }) => !heldOut))
    for (const { field, outcome, read, expected } of verdicts)
      if (outcome !== 'right' && outcome !== 'silent')
        process.stderr.write(`${name} ${kind}: ${text}\n  ${outcome} ${field}: ${read} instead of ${expected}\n`);
}

function byField(scored: readonly Scored[]): Record<string, Shares> {
  const fields = [...new Set(scored.flatMap(({ verdicts }) => verdicts.map(({ field }) => field)))];
  return Object.fromEntries(
    fields.map((field) => [
      field,
      verdictShares(
        scored.map(({ verdicts }) => verdicts.filter((verdict) => verdict.field === field)).filter((own) => own.length > 0),
      ),
    ]),
  );
}

const labelOf = (of: MaterialCase<ScoredReader>): string => {
  if ('text' in of) return of.text;
  return 'system' in of ? of.system : `${of.id}, ${of.format}, ${of.language}`;
};

const result: Record<string, unknown> = {};
for (const name of readers) {
  const score = SCORERS[name]() as ((of: MaterialCase<ScoredReader>) => Verdict[] | Promise<Verdict[]>) & {
    close?: () => Promise<void>;
  };
  const scoreAll = async (cases: readonly MaterialCase<ScoredReader>[]): Promise<Scored[]> => {
    const scored: Scored[] = [];
    for (const of of cases)
      scored.push({ heldOut: isHeldOut(of.id), text: labelOf(of), kind: of.kind, verdicts: await score(of) });
    return scored;
  };
  const open = await scoreAll(await readOpenHalf(folder, name));
  if (values.mistakes) printMistakes(name, open);
  const half = (scored: readonly Scored[]) => ({
    all: verdictShares(scored.map(({ verdicts }) => verdicts)),
    fields: byField(scored),
  });
  result[name] = {
    open: half(open),
    heldOut: half(open.filter(({ heldOut }) => heldOut)),
    ...(values.sealed && { sealed: half(await scoreAll(await openSealedHalf(folder, name, today))) }),
  };
  await score.close?.();
}
process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
