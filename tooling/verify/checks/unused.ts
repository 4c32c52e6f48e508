import { type Check, count, type Finding } from '../check.ts';
import { runTool } from '../run-tool.ts';

interface Issue {
  name: string;
  line?: number;
}

type FileIssues = { file: string } & Record<string, Issue[] | undefined>;

const KINDS: Readonly<Record<string, string>> = {
  files: 'is imported by nothing: delete it, or name it as an entry in knip.json',
  dependencies: 'is a dependency nothing here imports: take it out of package.json',
  devDependencies: 'is a dependency nothing here imports: take it out of package.json',
  unlisted: 'is imported but not declared: add it to package.json',
  unresolved: 'does not resolve',
  binaries: 'is run but not declared: add its package to package.json',
  exports: 'is exported and imported nowhere: drop the export, or the code',
  types: 'is exported and imported nowhere: drop the export, or the type',
  duplicates: 'is exported twice',
  catalog: 'is in the catalog and used by no package: take it out of pnpm-workspace.yaml',
};

/** knip: no file, export or dependency that nothing needs. */
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
