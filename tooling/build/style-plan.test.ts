import { describe, expect, test } from 'vitest';
import { planOfSheet } from './style-plan.ts';

const needsOf = (selector: string) => planOfSheet(`${selector}{color:red}`).rules[0]?.selectors?.[0]?.needs;

describe('the plan of a style sheet', () => {
  test.each([
    ['classes, elements, attributes and ids', 'nav.a[hidden] #b', ['nav', '.a', '[hidden', '#b']],
    ['nothing for the root and what comes from no element', ':root::before', []],
    ['nothing of what must not be there', '.a:not(.b, [c])', ['.a']],
    ['nothing of what may come', '.a:has(.b):focus-visible:checked:nth-child(2n + 1)', ['.a']],
    ['a control that is disabled', '.a:disabled', ['.a', '[disabled']],
    ['nothing of what scripts of the head set', '[data-reading-contrast=dark][data-mantine-color-scheme=dark] .a', ['.a']],
    ['names with signs', String.raw`.md\:a.b--c_d`, ['.md:a', '.b--c_d']],
  ])('PF-01 names as needs %s', (_, selector, all) => {
    expect(needsOf(selector)).toEqual({ all });
  });

  test('PF-01 names the choices of :is and :where, without those that cannot match', () => {
    expect(needsOf('.a:is(.b, i:hover, .c .d) :where([dir=rtl], u)')).toEqual({
      all: ['.a'],
      any: [
        [{ all: ['.b'] }, { all: ['.c', '.d'] }],
        [{ all: [] }, { all: ['u'] }],
      ],
    });
    expect(planOfSheet('.a:where(:hover){color:red}').rules).toEqual([]);
  });

  test('PF-01 leaves out states of a page whose scripts run, and what is printed', () => {
    const { rules } = planOfSheet(
      '.a:hover,.b{color:red}:host{top:0}@media print{.c{top:0}}@page{margin:0}::view-transition-old(x){opacity:0}@font-face{font-family:F;src:url(f.woff2)}',
    );
    expect(rules.map(({ selectors }) => selectors?.map(({ text }) => text))).toEqual([['.b']]);
  });

  test('PF-01 keeps the order of the sheet, and the at-rules around each rule', () => {
    const { contexts, rules } = planOfSheet(
      '@layer one,two;@layer one{.a{top:0}@media (width<=9em){.a{top:1px}}}.b{top:2px}@layer one{.c{top:3px}}@font-face{font-family:F;src:local(Arial)}@keyframes turn{to{rotate:1turn}}',
    );
    expect(rules.map((rule) => [contexts[rule.in], rule.declarations[0]?.text, rule.keyframes])).toEqual([
      [[], '@layer one,two;', undefined],
      [['@layer one'], 'top:0', undefined],
      [['@layer one', '@media (width<=9em)'], 'top:1px', undefined],
      [[], 'top:2px', undefined],
      [['@layer one'], 'top:3px', undefined],
      [[], '@font-face{font-family:F;src:local(Arial)}', undefined],
      [[], '@keyframes turn{to{rotate:1turn}}', 'turn'],
    ]);
  });

  test('PF-01 says which custom properties a declaration declares and uses', () => {
    const [rule] = planOfSheet('.a{--x:var( --y, var(--z));top:calc(var(--x) + var(--x))!important}').rules;
    expect(rule?.declarations).toEqual([
      { text: '--x:var( --y, var(--z))', name: '--x', uses: ['--y', '--z'] },
      { text: 'top:calc(var(--x) + var(--x))!important', uses: ['--x'] },
    ]);
  });

  test('PF-01 is refused for a rule in a rule', () => {
    expect(() => planOfSheet('.a{top:0;& .b{top:1px}}')).toThrow('.a has rules in it');
  });
});
