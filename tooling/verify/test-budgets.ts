import type { FileReport, RunReport } from '../vitest/run-report.ts';
import type { Finding } from './check.ts';

/** What the tests of a package may cost: about twice what they do, rounded up. */
export interface TestBudget {
  /** Processor time in turns of the yardstick (vitest/measure-file.ts). */
  turns: number;
  /** Things made by the tests, by name (services/src/platform/testing/made.ts). */
  made?: Readonly<Record<string, number>>;
}

export const TEST_BUDGETS: Readonly<Record<string, TestBudget>> = {
  'host-shell': { turns: 5_000 },
  'mfe-accessibility': { turns: 2_500 },
  'mfe-jobs': { turns: 12_000 },
  'mfe-messaging': { turns: 5_000 },
  'mfe-notifications': { turns: 3_500 },
  'mfe-profile': { turns: 12_000 },
  'mfe-reports': { turns: 2_500 },
  // These tests run whole databases, processes and hostile files: 86,000 turns were measured on a busy machine.
  services: { turns: 120_000, made: { applications: 300, databases: 400, processes: 30 } },
  'shared-contracts': { turns: 1_000 },
  'shared-ui': { turns: 2_500 },
  tooling: { turns: 7_000 },
};

/** No test file may cost more than this, whatever its package. */
export const MOST_TURNS_OF_A_FILE = 10_000;

const ADVICE = 'find what takes it, or raise the budget in tooling/verify/test-budgets.ts and say why';

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** The turns each file took. The yardstick's median leaves out those a worker began with, not compiled yet. */
export function turnsOf({ files }: RunReport): Map<FileReport, number> {
  const yardstick = median(files.flatMap(({ cost }) => cost?.yardstickMs ?? []));
  return new Map(files.map((file) => [file, yardstick > 0 ? (file.cost?.cpuMs ?? 0) / yardstick : 0]));
}

/** The turns of the tests of each package, by its folder. */
export function turnsByPackage(report: RunReport): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [{ folder }, turns] of turnsOf(report)) sums.set(folder, (sums.get(folder) ?? 0) + turns);
  return sums;
}

const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + numberOf(item), 0);

/** Packages and files that cost more than they may. */
export function testBudgetFindings(report: RunReport, budgets = TEST_BUDGETS, mostOfAFile = MOST_TURNS_OF_A_FILE): Finding[] {
  const turns = turnsOf(report);
  const spent = turnsByPackage(report);
  const over = (file: string, what: string, taken: number, most: number): Finding[] =>
    taken > most ? [{ file, message: `its tests take ${Math.round(taken)} ${what}, more than ${most}: ${ADVICE}` }] : [];
  const byPackage = Map.groupBy(report.files, ({ folder }) => folder);
  return [
    ...[...byPackage].flatMap(([folder, files]) => {
      const budget = budgets[folder];
      if (!budget) return [{ file: folder, message: 'has tests and no budget in tooling/verify/test-budgets.ts' }];
      return [
        ...over(folder, 'turns', spent.get(folder) ?? 0, budget.turns),
        ...Object.entries(budget.made ?? {}).flatMap(([what, most]) =>
          over(
            folder,
            what,
            sumOf(files, ({ made }) => made[what] ?? 0),
            most,
          ),
        ),
      ];
    }),
    ...report.files.flatMap((file) => over(file.file, 'turns', turns.get(file) ?? 0, mostOfAFile)),
  ];
}
