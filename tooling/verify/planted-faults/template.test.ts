import { describe, expect, test } from 'vitest';
import { template } from '../checks/template.ts';
import type { ToyTree } from '../toy-tree.ts';
import { findingsOf } from './findings-of.ts';

describe('template', () => {
  test('finds a template that is no remote of the plan', async () => {
    const prepare = (tree: ToyTree) => {
      tree.copy('tooling/new-remote/template');
      tree.write({ 'tooling/new-remote/template/README.md.template': '# mfe-__id__\n' });
    };
    expect(await findingsOf(template, {}, prepare)).toContainEqual(
      expect.stringMatching(/README\.md: must have the headings Owns · Routes/),
    );
  });
});
