import { describe, expect, test } from 'vitest';
import { docs } from '../checks/docs.ts';
import { findingsOf, json } from './findings-of.ts';

describe('docs', () => {
  const page = (text: string) => ({
    'package.json': json({ scripts: { start: 'x' } }),
    'README.md': text,
    'docs/a.md': '# One heading\n',
  });
  test('accepts existing links, paths and commands', async () => {
    expect(await findingsOf(docs, page('[a](docs/a.md#one-heading), `docs/a.md`, `npm start`'))).toEqual([]);
  });
  test.each([
    ['a link to nowhere', '[b](docs/b.md)', 'links to docs/b.md, which does not exist'],
    ['a heading that is not there', '[a](docs/a.md#two)', 'docs/a.md has no such heading'],
    ['a file that is not there', '`docs/b.md`', 'names docs/b.md, which does not exist'],
    ['a command that is not there', '`npm run fly`', 'package.json has no such script'],
  ])('finds %s', async (_, text, message) => {
    expect(await findingsOf(docs, page(text))).toEqual([expect.stringContaining(message)]);
  });
  test('finds a remote, or a slot of it, that the diagram of the README lacks', async () => {
    const manifest = "parts: [{ id: 'bell', slot: 'header.bell' }, { id: 'list', slot: 'page.list' }]";
    const owners = '/mfe-bell/ @hirehq/bell';
    const tree = (text: string) => ({
      ...page(text),
      '.github/CODEOWNERS': owners,
      'mfe-bell/package.json': json({}),
      'mfe-bell/src/manifest.ts': manifest,
    });
    const line = 'shell -.->|header.bell<br>page.list| mfe-bell';
    expect(await findingsOf(docs, tree(`\`\`\`mermaid\n  ${line}\n\`\`\``))).toEqual([]);
    const lacking = await findingsOf(docs, tree('```mermaid\n  shell -.->|header.bell| mfe-bell\n```'));
    expect(lacking).toEqual([expect.stringContaining(`the diagram lacks '${line}'`)]);
  });
  test('finds a number without a decision that the list of pages does not name', async () => {
    const files = { ...page(''), 'docs/adr/0002-two.md': '# 0002 Two\n\n2026-01-31 · accepted\n' };
    expect(await findingsOf(docs, files)).toEqual([expect.stringContaining('no decision 0001')]);
    expect(await findingsOf(docs, { ...files, 'docs/README.md': '0001 was never used' })).toEqual([]);
  });
  test('finds a remote or a district that nobody reviews', async () => {
    const files = { ...page(''), 'mfe-bell/package.json': json({}), 'services/src/modules/post/mail/index.ts': '' };
    const [remote, district] = await findingsOf(docs, files);
    expect(remote).toContain('names nobody for /mfe-bell/');
    expect(district).toContain('names nobody for /services/src/modules/post/');
    const owners = '/mfe-bell/ @hirehq/bell\n/services/src/modules/post/ @hirehq/platform\n';
    expect(await findingsOf(docs, { ...files, '.github/CODEOWNERS': owners })).toEqual([]);
  });
  test.each([
    ['no date', '# 0001 One\n\n**Decision.** Yes.'],
    ['no status', '# 0001 One\n\n2026-01-31\n'],
    ['another number', '# 0002 One\n\n2026-01-31 · accepted\n'],
  ])('finds a decision with %s', async (_fault, text) => {
    const findings = await findingsOf(docs, { 'package.json': json({}), 'docs/adr/0001-one.md': text });
    expect(findings).toEqual([expect.stringContaining("docs/adr/0001-one.md: must start with '# 0001 Title'")]);
  });
  /** In pieces, so that `npm run requirements` does not take it for the title of a test. */
  const TITLE = ['A1', 'AX-02', 'words stay words'].join(' ');
  /** The page of accessibility, with these lines under A1; the other checks have a reason. */
  const accessibility = (lines: string, more = '', title = TITLE) => ({
    'package.json': json({}),
    'toy/a.test.ts': `test('${title}', () => {});`,
    'docs/accessibility.md': [
      `### A1 Words\n\n${lines}\n`,
      ...Array.from({ length: 42 }, (_, index) => `### A${index + 2} Check\n\nNot done: no data.\n`),
      more,
    ].join('\n'),
  });
  const OTHER_TESTS = 'lists other tests than those that name it';
  const PROOF = `- \`${TITLE}\` in [a.test.ts](../toy/a.test.ts)`;
  test('accepts checks of accessibility with a test, a look or a reason', async () => {
    expect(await findingsOf(docs, accessibility(PROOF))).toEqual([]);
    expect(await findingsOf(docs, accessibility('Looked at on 2026-01-31 with a screen reader.', '', 'works'))).toEqual([]);
  });
  test.each([
    ['a test that is not there', accessibility(PROOF.replace('stay', 'remain')), OTHER_TESTS],
    ['a test of another check', accessibility(PROOF.replace('A1', 'A2')), OTHER_TESTS],
    ['a test that is not listed', accessibility('It works.'), OTHER_TESTS],
    ['a check without a proof', accessibility('It works.', '', 'works'), 'has no test, look or reason'],
    ['two sections of a check', accessibility(PROOF, `### A1 Again\n\n${PROOF}\n`), 'is no check, or has two sections'],
    ['a check that does not exist', accessibility(PROOF, '### A44 New\n\nNot done: no.\n'), 'is no check'],
  ])('finds %s in the page of accessibility', async (_, files, message) => {
    expect(await findingsOf(docs, files)).toEqual([expect.stringContaining(message)]);
  });
  test('finds a missing check in the page of accessibility', async () => {
    const files = { 'package.json': json({}), 'docs/accessibility.md': '### A1 Words\n\nNot done: no.\n' };
    const findings = await findingsOf(docs, files);
    expect(findings).toHaveLength(42);
    expect(findings[0]).toContain('has no section for the check A2');
  });
  test('accepts a dated decision', async () => {
    const text = '# 0001 One\n\n2026-01-31 · superseded by 0002\n';
    expect(await findingsOf(docs, { 'package.json': json({}), 'docs/adr/0001-one.md': text })).toEqual([]);
  });
});
