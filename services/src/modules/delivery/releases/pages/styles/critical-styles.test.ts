import { describe, expect, it, vi } from 'vitest';
import type { Release } from '@hirehq/shared-contracts/release';
import type { ServedPartOutput } from '@hirehq/shared-contracts/served-part';
import { STYLE_PLAN_FILE, type StylePlan } from '@hirehq/shared-contracts/style-plan';
import type { FirstPaint } from '../first-paint.ts';
import { criticalStylesFinder } from './critical-styles.ts';

const plan: StylePlan = {
  'main.css': {
    contexts: [[]],
    rules: ['a', 'b'].map((text) => ({
      in: 0,
      selectors: [{ text, needs: { all: [text] } }],
      declarations: [{ text: 'top:0' }],
    })),
  },
};
const file = (integrity: string) => ({ integrity, size: 1 });
const release = (more: Partial<Release> = {}) =>
  ({
    remote: 'shell',
    version: '1.0.0',
    files: { 'main.css': file('sha384-css'), [STYLE_PLAN_FILE]: file('sha384-plan') },
    ...more,
  }) as unknown as Release;
const painted = (html: string): FirstPaint => ({
  root: '',
  page: { skeleton: 'page', footer: true, html },
  slots: [],
  served: [],
});
const served = (...outputs: ServedPartOutput[]) => ({
  served: outputs.map((output) => ({ release: release(), part: 'list', output })),
});
const reading = (text: string | undefined) =>
  vi.fn<() => Promise<Buffer | undefined>>().mockResolvedValue(text === undefined ? undefined : Buffer.from(text));

describe('the rules in a page', () => {
  it('PF-01 are those of its HTML and of all that is served in it', async () => {
    const find = criticalStylesFinder({ read: reading(JSON.stringify(plan)) });
    const page = painted('<a></a>');
    const sheets = [{ release: release(), file: 'main.css' }];
    expect(await find(page, sheets)).toEqual([{ ...sheets[0], css: 'a{top:0}' }]);
    const output = { html: '<b></b>', rules: '' };
    expect(await find({ ...page, ...served(output) }, sheets)).toEqual([{ ...sheets[0], css: 'a{top:0}b{top:0}' }]);
    const [one, other] = [
      { html: '<i></i>', rules: '' },
      { html: '<b></b>', rules: '' },
    ];
    expect(await find({ ...page, ...served(one) }, sheets)).toEqual([{ ...sheets[0], css: 'a{top:0}' }]);
    expect(await find({ ...page, ...served(one, other) }, sheets)).toEqual([{ ...sheets[0], css: 'a{top:0}b{top:0}' }]);
  });

  it('PF-01 are found once for a page and an output, and the plan is read once', async () => {
    const read = reading(JSON.stringify(plan));
    const find = criticalStylesFinder({ read });
    const page = painted('<a></a>');
    const output = { html: '<b></b>', rules: '' };
    const sheets = [{ release: release(), file: 'main.css' }];
    const first = await find({ ...page, ...served(output) }, sheets);
    expect(await find({ ...page, root: 'of another visitor', ...served(output) }, sheets)).toBe(first);
    expect(await find({ ...page, ...served({ ...output }) }, sheets)).not.toBe(first);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['', '/shell/1.0.0/'],
    ['https://assets.example.com', 'https://assets.example.com/shell/1.0.0/'],
  ])(
    'PF-01 find the files that a sheet names relative to itself, with files of releases at the origin %o',
    async (assets, folder) => {
      const values: [string, string][] = [
        ["url('a.svg') 4 3,auto", `url('${folder}styles/a.svg') 4 3,auto`],
        ['url(../b.png?c#d),url("./e.svg")', `url(${folder}b.png?c#d),url("${folder}styles/e.svg")`],
        ['url(data:image/svg+xml,%3Csvg/%3E)', 'url(data:image/svg+xml,%3Csvg/%3E)'],
        ['url(/f.svg),url(#g),url(https://h.example/i.svg)', 'url(/f.svg),url(#g),url(https://h.example/i.svg)'],
      ];
      const [rule] = plan['main.css']?.rules ?? [];
      const sheet = {
        contexts: [[]],
        rules: rule ? [{ ...rule, declarations: values.map(([text]) => ({ text: `cursor:${text}` })) }] : [],
      };
      const of = release({ files: { 'styles/main.css': file('sha384-css'), [STYLE_PLAN_FILE]: file('sha384-plan') } });
      const find = criticalStylesFinder({ read: reading(JSON.stringify({ 'styles/main.css': sheet })) }, assets);
      const [style] = await find(painted('<a></a>'), [{ release: of, file: 'styles/main.css' }]);
      expect(style?.css).toBe(`a{${values.map(([, text]) => `cursor:${text}`).join(';')}}`);
    },
  );

  it.each<[string, Release, string | undefined]>([
    ['a release without a plan', release({ files: { 'main.css': file('sha384-css') } }), JSON.stringify(plan)],
    ['the working copy of a developer', release({ base: 'http://localhost:9' }), JSON.stringify(plan)],
    ['a plan that is lost', release(), undefined],
    ['a plan that is damaged', release(), '{"main.css":'],
    ['a plan of another form', release(), '{"main.css":{"rules":[]}}'],
    ['a plan without this sheet', release(), '{}'],
  ])('PF-01 are not there for %s: its page waits for the style sheet', async (_, of, text) => {
    const find = criticalStylesFinder({ read: reading(text) });
    expect(await find(painted('<a></a>'), [{ release: of, file: 'main.css' }])).toEqual([]);
  });

  it('PF-01 are there again once a plan that was lost is found', async () => {
    const read = vi.fn<() => Promise<Buffer | undefined>>().mockResolvedValueOnce(undefined);
    read.mockResolvedValue(Buffer.from(JSON.stringify(plan)));
    const find = criticalStylesFinder({ read });
    const sheets = [{ release: release(), file: 'main.css' }];
    expect(await find(painted('<a></a>'), sheets)).toEqual([]);
    expect(await find(painted('<a></a>'), sheets)).toHaveLength(1);
  });
});
