import { describe, expect, test } from 'vitest';
import { lint } from '../checks/lint.ts';
import type { ToyTree } from '../toy-tree.ts';
import { findingsOf, json } from './findings-of.ts';

describe('lint', () => {
  const config = (tree: ToyTree) => tree.copy('.oxlintrc.json');
  const TSCONFIG = {
    'tsconfig.json': json({ compilerOptions: { strict: true, jsx: 'react-jsx', types: [], lib: ['es2023', 'dom'] } }),
  };

  const FAULTS = [
    ['any', 'mfe-jobs/src/any.ts', 'export const a: any = 1;', 'no-explicit-any'],
    ['console', 'mfe-jobs/src/console.ts', 'console.log(1);', 'no-console'],
    ['a promise nobody waits for', 'mfe-jobs/src/promise.ts', 'const f = async () => 1;\nf();', 'no-floating-promises'],
    ['Mantine past the facade', 'mfe-jobs/src/mantine.ts', "import '@mantine/core';", 'no-restricted-imports'],
    ['the identity library in a remote', 'mfe-jobs/src/identity.ts', "import 'keycloak-js';", 'no-restricted-imports'],
    [
      'a field that is none of the forms',
      'mfe-jobs/src/features/a/a.tsx',
      "import { TextInput } from '@hirehq/shared-ui';\nexport const A = () => <TextInput />;",
      'no-restricted-imports',
    ],
    [
      'ShellApi instead of its hooks',
      'mfe-jobs/src/pages/shell.ts',
      "import { useShell } from '@hirehq/shared-ui';\nuseShell();",
      'no-restricted-imports',
    ],
    [
      'a question to the API outside a query',
      'mfe-jobs/src/pages/question.ts',
      "import { useApiQuery } from '@hirehq/shared-ui';\nuseApiQuery('GET candidates/', {});",
      'no-restricted-imports',
    ],
    [
      'a question to the API in a screen of the shell',
      'host-shell/src/layout/a.tsx',
      "import { useApiQuery } from '@hirehq/shared-ui';\nuseApiQuery('GET candidates/', {});",
      'no-restricted-imports',
    ],
    ['fetch in a remote', 'mfe-jobs/src/fetch.ts', "void fetch('/');", 'no-restricted-globals'],
    ['storage in a remote', 'mfe-jobs/src/storage.ts', "localStorage.setItem('a', 'b');", 'no-restricted-globals'],
    ['text outside react-intl', 'mfe-jobs/src/text.tsx', 'export const A = () => <p>Hello</p>;', 'jsx-no-literals'],
    ['an image without a description', 'mfe-jobs/src/image.tsx', 'export const A = () => <img src="/a.png" />;', 'alt-text'],
    [
      'SQL outside a store',
      'services/src/modules/engine/jobs/jobs.service.ts',
      "import { sql } from 'kysely';\nsql``;",
      'no-restricted-imports',
    ],
    ['a default export', 'services/src/a.ts', 'export default 1;', 'no-default-export'],
  ] as const;
  let findings: Promise<string[]> | undefined;
  /** In one tree, because each look at a tree takes half a second. */
  const findingsOfAll = () =>
    (findings ??= findingsOf(lint, { ...TSCONFIG, ...Object.fromEntries(FAULTS.map(([, file, text]) => [file, text])) }, config));

  test.each(FAULTS)('finds %s', async (_, file, _text, rule) => {
    expect((await findingsOfAll()).filter((line) => line.startsWith(file)).join('\n')).toContain(rule);
  });
  test('accepts clean code', async () => {
    expect(await findingsOf(lint, { ...TSCONFIG, 'mfe-jobs/src/a.ts': 'export const a = 1;\n' }, config)).toEqual([]);
  });
});
