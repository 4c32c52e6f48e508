import { describe, expect, test } from 'vitest';
import { unused } from '../checks/unused.ts';
import { findingsOf, json } from './findings-of.ts';

describe('unused', () => {
  const files = {
    'package.json': json({ name: 'toy', type: 'module', dependencies: { zod: '1.0.0' } }),
    'knip.json': json({ entry: ['main.ts'], project: ['*.ts'] }),
    'main.ts': "import { used } from './part.ts';\nused();",
    'part.ts': 'export const used = () => {};\nexport const spare = () => {};',
    'orphan.ts': 'export const a = 1;',
  };
  test('finds an unused file, export and dependency', async () => {
    const findings = (await findingsOf(unused, files)).join('\n');
    expect(findings).toContain('orphan.ts is not imported anywhere');
    expect(findings).toContain('spare is exported but not imported anywhere');
    expect(findings).toContain('zod is an unused dependency');
  });
});
