import { describe, expect, test } from 'vitest';
import { BOUNDARY_VIOLATIONS } from '../boundary-violations.ts';
import { boundaries, boundaryRules } from '../checks/boundaries.ts';
import { TOY_PACKAGE, findingsOf } from './findings-of.ts';

describe('boundaries', () => {
  const treeOf = (imports: Readonly<Record<string, string>>) => {
    const packages = [...new Set(Object.keys(imports).map((file) => file.split('/')[0]))];
    return {
      ...Object.fromEntries(packages.map((name) => [`${name}/package.json`, TOY_PACKAGE])),
      ...Object.fromEntries(Object.entries(imports).map(([file, to]) => [file, to ? `import '${to}';` : 'export const b = 1;'])),
    };
  };

  /** Violations that have no file in common share a tree, because each look at a tree takes half a second. */
  const forest: { rules: Set<string>; imports: Record<string, string>; findings: () => Promise<string[]> }[] = [];
  for (const [rule, imports] of Object.entries(BOUNDARY_VIOLATIONS)) {
    let tree = forest.find((one) => Object.keys(imports).every((file) => !(file in one.imports)));
    if (!tree) {
      const planted: Record<string, string> = {};
      let findings: Promise<string[]> | undefined;
      tree = { rules: new Set(), imports: planted, findings: () => (findings ??= findingsOf(boundaries, treeOf(planted))) };
      forest.push(tree);
    }
    tree.rules.add(rule);
    Object.assign(tree.imports, imports);
  }

  test('every rule has a violation here', () => {
    expect(Object.keys(BOUNDARY_VIOLATIONS)).toEqual(boundaryRules);
  });
  test.each(Object.entries(BOUNDARY_VIOLATIONS))('finds violations of %s', async (rule, imports) => {
    const findings = await forest.find(({ rules }) => rules.has(rule))?.findings();
    expect(findings).toContainEqual(expect.stringMatching(new RegExp(`^${Object.keys(imports)[0]}: ${rule}: imports .+\\. .+`)));
  });
  test('accepts the imports that the architecture allows', async () => {
    const imports = {
      'mfe-jobs/src/pages/list/a.ts': '../../features/list-jobs/b.ts',
      'mfe-jobs/src/features/list-jobs/b.ts': '../../shared/c.ts',
      'mfe-jobs/src/track/pages/job/a.ts': '../../../interviews/features/rate-interview/b.ts',
      'mfe-jobs/src/interviews/features/rate-interview/b.ts': '../../shared/c.ts',
      'mfe-jobs/src/interviews/shared/c.ts': '../../shared/c.ts',
      'mfe-jobs/src/shared/c.ts': '../../../shared-ui/src/d.ts',
      'shared-ui/src/d.ts': '../../shared-contracts/src/e.ts',
      'shared-contracts/src/e.ts': '',
      'services/src/modules/engine/jobs/jobs.service.ts': './jobs.store.ts',
      'services/src/modules/engine/jobs/jobs.test.ts': '../../../../../mfe-jobs/src/features/list-jobs/jobs.graphql.ts',
      'mfe-jobs/src/features/list-jobs/jobs.graphql.ts': '',
      'services/src/modules/engine/jobs/search/search-jobs.ts': '../rank/rank-hits.ts',
      'services/src/modules/engine/jobs/rank/rank-hits.ts': '../terms/search-terms.ts',
      'services/src/modules/engine/jobs/terms/search-terms.ts': '',
      'services/src/commands/import.ts': '../modules/engine/jobs/index.ts',
      'services/src/modules/engine/jobs/index.ts': '',
      'services/src/modules/engine/jobs/jobs.store.ts': '../../../platform/database/database.ts',
      'services/src/platform/database/database.ts': '../../../../shared-contracts/src/e.ts',
    };
    expect(await findingsOf(boundaries, treeOf(imports))).toEqual([]);
  });
  test('accepts types from the database', async () => {
    const files = {
      'services/package.json': TOY_PACKAGE,
      'services/src/modules/engine/jobs/jobs.service.ts':
        "import type { Row } from '../../../platform/database/tables.ts';\nexport type A = Row;",
      'services/src/platform/database/tables.ts': 'export interface Row { id: string }',
    };
    expect(await findingsOf(boundaries, files)).toEqual([]);
  });
});
