import { createRequire } from 'node:module';
import { count, type Check, type Finding } from '../check.ts';
import { REPOSITORY, runTool } from '../run-tool.ts';
import { packagesOf } from '../tree.ts';

interface Rule {
  name: string;
  comment: string;
}

interface Cruise {
  summary: {
    totalCruised: number;
    violations: { rule: { name: string }; from: string; to: string; cycle?: { name: string }[] }[];
  };
}

const RULES_FILE = `${REPOSITORY}tooling/boundaries/rules.cjs`;
const { forbidden } = createRequire(import.meta.url)(RULES_FILE) as { forbidden: Rule[] };

export const boundaryRules: readonly string[] = forbidden.map(({ name }) => name);

function explain({ rule, to, cycle }: Cruise['summary']['violations'][number]): string {
  const remedy = forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${rule.name}: imports ${way}. ${remedy}`;
}

/** Checks which folders may import which: tooling/boundaries/rules.cjs. */
export const boundaries: Check = {
  name: 'boundaries',
  run: async (tree) => {
    const args = ['--config', RULES_FILE, '--output-type', 'json', ...packagesOf(tree)];
    const { text, said } = await runTool('depcruise', args, tree);
    if (!text.startsWith('{')) return { findings: [{ message: said.trim() }], note: 'did not run' };
    const { summary } = JSON.parse(text) as Cruise;
    const findings: Finding[] = summary.violations.map((violation) => ({ file: violation.from, message: explain(violation) }));
    return { findings, note: `${count(summary.totalCruised, 'module')}, ${count(forbidden.length, 'rule')}` };
  },
};
