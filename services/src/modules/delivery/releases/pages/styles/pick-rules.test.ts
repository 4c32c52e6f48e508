import { expect, test } from 'vitest';
import type { PlannedRule, PlannedSheet } from '@hirehq/shared-contracts/style-plan';
import { pickRules } from './pick-rules.ts';

const rule = (text: string, all: string[], ...declarations: PlannedRule['declarations']): PlannedRule => ({
  in: 0,
  selectors: [{ text, needs: { all } }],
  declarations,
});
const sheet = (...rules: PlannedRule[]): PlannedSheet => ({
  contexts: [[], ['@layer one'], ['@layer one', '@media (width<=9em)']],
  rules,
});
const pick = (planned: PlannedSheet, tokens: string[], properties: string[] = []) =>
  pickRules([planned], { tokens: new Set(tokens), properties: new Set(properties) })[0];

test('PF-01 the rules of a page are those whose needs are in it, in their order', () => {
  const red = { text: 'color:red' };
  const planned = sheet(
    rule('.b', ['.b'], red),
    {
      in: 0,
      selectors: [
        { text: '.a', needs: { all: ['.a'] } },
        { text: '.c', needs: { all: ['.c'] } },
        { text: '.b i', needs: { all: ['.b', 'i'] } },
      ],
      declarations: [red, { text: 'top:0' }],
    },
    rule('.a.c', ['.a', '.c'], red),
    rule('*', [], red),
  );
  expect(pick(planned, ['.a', '.b', 'i'])).toBe('.b{color:red}.a,.b i{color:red;top:0}*{color:red}');
  expect(pick(planned, [])).toBe('*{color:red}');
});

test('PF-01 of each :is and :where one choice has to be in the page', () => {
  const planned = sheet({
    in: 0,
    selectors: [{ text: 'x', needs: { all: [], any: [[{ all: ['.a', '.b'] }, { all: ['.c'] }], [{ all: ['i'] }]] } }],
    declarations: [{ text: 'top:0' }],
  });
  expect(pick(planned, ['.a', '.c', 'i'])).toBe('x{top:0}');
  expect(pick(planned, ['.a', 'i'])).toBe('');
  expect(pick(planned, ['.a', '.b'])).toBe('');
});

test('PF-01 rules in a row share the at-rules around them', () => {
  const top = { text: 'top:0' };
  const planned = sheet(
    { ...rule('a', [], top), in: 1 },
    { ...rule('b', [], top), in: 2 },
    { ...rule('c', [], top), in: 2 },
    { ...rule('d', [], top), in: 1 },
    rule('e', [], top),
    { ...rule('f', [], top), in: 2 },
  );
  expect(pick(planned, [])).toBe(
    '@layer one{a{top:0}@media (width<=9em){b{top:0}c{top:0}}d{top:0}}e{top:0}@layer one{@media (width<=9em){f{top:0}}}',
  );
});

test('PF-01 a custom property is there if something uses it, in whichever sheet, also by way of another', () => {
  const variables = sheet(
    rule(
      ':root',
      [],
      { text: '--a:1px', name: '--a' },
      { text: '--b:var(--a)', name: '--b', uses: ['--a'] },
      { text: '--unused:var(--far)', name: '--unused', uses: ['--far'] },
      { text: '--far:1px', name: '--far' },
      { text: '--page:1px', name: '--page' },
    ),
    rule('.gone', ['.gone'], { text: 'top:var(--far)', uses: ['--far'] }),
    rule('i', [], { text: '--unused:0', name: '--unused' }),
  );
  const other = sheet(rule('p', ['p'], { text: 'top:var(--b)', uses: ['--b'] }));
  expect(pickRules([variables, other], { tokens: new Set(['p']), properties: new Set(['--page']) })).toEqual([
    ':root{--a:1px;--b:var(--a);--page:1px}',
    'p{top:var(--b)}',
  ]);
});

test('PF-01 an animation is there if a rule of the page names it', () => {
  const turn: PlannedRule = { in: 0, keyframes: 'turn', declarations: [{ text: '@keyframes turn{to{rotate:1turn}}' }] };
  const planned = sheet(turn, rule('.a', ['.a'], { text: 'animation:1s turn' }), rule('.b', [], { text: 'content:"turn"' }));
  expect(pick(planned, ['.a'])).toBe('@keyframes turn{to{rotate:1turn}}.a{animation:1s turn}.b{content:"turn"}');
  expect(pick(planned, [])).toBe('.b{content:"turn"}');
});
