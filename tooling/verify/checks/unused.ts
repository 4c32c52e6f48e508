import { type Check, count, type Finding } from '../check.ts';
import { runTool } from '../run-tool.ts';

interface Issue {
  name: string;
  line?: number;
}

type FileIssues = { file: string } & Record<string, Issue[] | undefined>;

const KINDS: Readonly<Record<string, string>> = {
  files: 'is not imported anywhere: delete it, or add it as an entry in knip.json',
  dependencies: 'is an unused dependency: remove it from package.json',
  devDependencies: 'is an unused dependency: remove it from package.json',
  unlisted: 'is imported but not declared: add it to package.json',
  unresolved: 'does not resolve',
  binaries: 'is run but not declared: add its package to package.json',
  exports: 'is exported but not imported anywhere: remove the export, or the code',
  types: 'is exported but not imported anywhere: remove the export, or the type',
  duplicates: 'is exported twice',
  catalog: 'is in the catalog but not used by any package: remove it from pnpm-workspace.yaml',
};

/** Runs knip: no unused files, exports or dependencies. */
export const unused: Check = {
  name: 'unused',
  run: async (tree) => {
    const { text, said } = await runTool('knip', ['--reporter', 'json', '--no-progress'], tree);
    const start = text.indexOf('{');
    if (start < 0) return { findings: [{ message: said.trim() }], note: 'did not run' };
    const { issues } = JSON.parse(text.slice(start)) as { issues: FileIssues[] };
    const findings = issues.flatMap(({ file, ...kinds }): Finding[] =>
      Object.entries(kinds).flatMap(([kind, found]) =>
        Array.isArray(found)
          ? found.map(({ name, line }) => ({
              file,
              ...(line !== undefined && { line }),
              message: `${name} ${KINDS[kind] ?? kind}`,
            }))
          : [],
      ),
    );
    return { findings, note: count(findings.length, 'leftover') };
  },
};
