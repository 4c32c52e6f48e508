import { spawnSync } from 'node:child_process';

/** What every test may depend on without importing it. */
const SHARED = [
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml)$/,
  /^[^/]+\/(package\.json|tsconfig\.json|vitest\.config\.ts|federation\.config\.ts)$/,
  /^tooling\/(tsconfig|vitest)\//,
];
/** What is looked for by its name and imported by nobody: all tests of the package may depend on it. */
const LOADED_BY_NAME = [
  /^services\/src\/platform\/database\/migrations\//,
  /^services\/src\/platform\/testing\/database-server\.ts$/,
];
const CODE = /\.(ts|tsx|mjs|cjs|js)$/;
const TEST = /\.test\.tsx?$/;
const PROSE = /\.md$/;
/** Packages whose files others import. */
const USERS: Readonly<Record<string, RegExp>> = {
  'shared-contracts': /./,
  'shared-ui': /^(shared-ui|host-shell|mfe-[^/]+)\//,
};
/** SQL, and what sends it. */
const SQL = [/^services\/src\/platform\/(database|work|events|attempts|testing)\//, /^services\/.*\.store\.ts$/];

/** What no end-to-end spec runs. */
const WITHOUT_SPECS = [/^docs\//, /^tooling\/(?!build|run|dev-remote|remote-cli)/, /^services\/src\/(bench|access)\//];

/** `e2e/spec-files.json`: by spec file, the paths it covers, from the top of the tree. */
export type SpecTable = Readonly<Record<string, { covers: readonly string[] }>>;

const matches = (patterns: readonly RegExp[], file: string) => patterns.some((pattern) => pattern.test(file));

/** What the tests without a browser have to show after a change. */
export interface SelectedTests {
  everything: boolean;
  /** Otherwise tests that reach one of these run. */
  reaching: readonly string[];
  /** SQL changed, or what sends it. */
  sql: boolean;
}

/** Selects by what changed and by every test file of the tree; all are paths from the top of the tree. */
export function testsFor(files: readonly string[], tests: readonly string[]): SelectedTests {
  if (files.some((file) => matches(SHARED, file))) return { everything: true, reaching: [], sql: true };
  const reaching = new Set<string>();
  for (const file of files.filter((each) => !PROSE.test(each) && !each.startsWith('e2e/'))) {
    if (CODE.test(file)) reaching.add(file);
    if (CODE.test(file) && !matches(LOADED_BY_NAME, file)) continue;
    const folder = file.split('/')[0] ?? '';
    const users = USERS[folder] ?? new RegExp(`^${folder}/`);
    for (const test of tests) if (users.test(test)) reaching.add(test);
  }
  return { everything: false, reaching: [...reaching].toSorted(), sql: files.some((file) => matches(SQL, file)) };
}

/** The end-to-end spec files that a change of these files can break, as paths from e2e/; all where none covers a file. */
export function specsFor(files: readonly string[], table: SpecTable): string[] {
  const all = Object.keys(table);
  const specsOf = (file: string): readonly string[] => {
    const spec = file.replace(/^e2e\//, '');
    if (spec in table) return [spec];
    const covering = all.filter((each) =>
      table[each]?.covers.some((path) => file === path || file.startsWith(path.endsWith('/') ? path : `${path}/`)),
    );
    return covering.length > 0 ? covering : all;
  };
  const relevant = files.filter((file) => !PROSE.test(file) && !TEST.test(file) && !matches(WITHOUT_SPECS, file));
  return [...new Set(relevant.flatMap(specsOf))].toSorted();
}

/** What differs from where this branch left main: commits, the working tree, and files that git does not know yet. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const main = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', name).status === 0);
  const base = main ? git('merge-base', 'HEAD', main).stdout.trim() : 'HEAD';
  const listed = (...args: string[]) => {
    const { status, stdout, stderr } = git(...args);
    if (status !== 0) throw new Error(`What changed is not known: ${stderr}`);
    return stdout.split('\n').filter((line) => line !== '');
  };
  const differing = listed('diff', '--name-only', base);
  return [...new Set([...differing, ...listed('ls-files', '--others', '--exclude-standard')])].toSorted();
}
