import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { forShadowTrees, writeShadowStyles } from './shadow-styles.ts';

describe('a style sheet for shadow trees', () => {
  test.each([
    ['rules of the root', ':root,:host{--a:1px}', '.hq-root{--a:1px}'],
    [
      'the appearance',
      ':root[data-mantine-color-scheme=dark] .a{color:red}',
      '.hq-root[data-mantine-color-scheme=dark] .a{color:red}',
    ],
    ['a host with an attribute', ':host([data-x]){color:red}', '.hq-root[data-x]{color:red}'],
    ['what is for parts in other pages', '[data-zoom]:not(:root,#_){zoom:2}', '[data-zoom]:not(:root,#_){zoom:2}'],
    ['the body without what it does for the window', 'body{overflow-y:scroll;color:red}', '.hq-root{color:red}'],
    ['names that contain those of the root', '.table-body,#html,.x--root{color:red}', '.table-body,#html,.x--root{color:red}'],
    ['sizes', '.a{margin:-.5rem 1.25rem}', '.a{margin:calc(-.5 * var(--hq-rem)) calc(1.25 * var(--hq-rem))}'],
    ['sizes of components', '.a{width:calc(2rem*var(--mantine-scale))}', '.a{width:calc(calc(2 * var(--hq-rem))*1)}'],
    ['the width of the window', '.a{padding:clamp(1px,2.5vw,3px)}', '.a{padding:clamp(1px,2.5cqi,3px)}'],
    ['a narrow window', '@media (max-width:40em){.a{color:red}}', '@container hq-view (max-width:40em){.a{color:red}}'],
    ['a wide window', '@media (width>=48em){.a{color:red}}', '@container hq-view (width>=48em){.a{color:red}}'],
    ['other conditions', '@media print{.a{color:red}}', '@media print{.a{color:red}}'],
    ['steps of an animation', '@keyframes a{to{opacity:0}}', '@keyframes a{to{opacity:0}}'],
    ['transitions between pages', '::view-transition-old(root){opacity:0}.a{color:red}', '.a{color:red}'],
    [
      'fonts',
      '@font-face{font-family:Figtree Variable;src:url(a.woff2)}.a{font-family:"Figtree Variable",sans-serif}',
      '@font-face{font-family:"hireHQ Figtree Variable";src:url(a.woff2)}.a{font-family:"hireHQ Figtree Variable",sans-serif}',
    ],
  ])('PF-05 has %s', (_, css, expected) => {
    expect(forShadowTrees(css)).toBe(expected);
    expect(forShadowTrees(expected)).toBe(expected);
  });

  test('PF-05 is beside the one of pages, which stays as it is', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shadow-styles-'));
    writeFileSync(join(folder, 'list.1234.css'), 'html{margin:1rem}');
    writeShadowStyles(folder);
    writeShadowStyles(folder);
    expect(readFileSync(join(folder, 'list.1234.css'), 'utf8')).toBe('html{margin:1rem}');
    expect(readFileSync(join(folder, 'list.1234.shadow.css'), 'utf8')).toBe('.hq-root{margin:calc(1 * var(--hq-rem))}');
  });
});
