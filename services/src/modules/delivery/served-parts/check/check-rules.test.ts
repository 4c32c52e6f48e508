import { describe, expect, test } from 'vitest';
import { rulesFault } from './check-rules.ts';

test.each([
  [''],
  ['[data-served="1"]{color:red}'],
  ['[data-served-landing-jobs="1"]{color:red}'],
  [`[data-served="1"]{--x: calc(1px / 2);content:"a;b" 'c'}\n[data-served="22"]{margin-inline:auto}`],
  [`[data-served="1"]{color:${'r'.repeat(8000)}}`.repeat(30)],
])('rules for marked elements may be put into a page: %#', (rules) => {
  expect(rulesFault(rules)).toBeUndefined();
});

describe('rules that are refused', () => {
  test.each([
    ['the end of the style element', '[data-served="1"]{color:red}</style><p>'],
    ['the same in a text', '[data-served="1"]{content:"</style>"}'],
    ['another selector', 'body{display:none}'],
    ['a selector of another attribute', '[data-served-a_b="1"]{color:red}'],
    ['a wider selector', '[data-served="1"],body{display:none}'],
    ['an at-rule', '@import "https://evil.example";'],
    ['an at-rule in a rule', '[data-served="1"]{@media{}}'],
    ['a nested rule', '[data-served="1"]{color:red;body{display:none}}'],
    ['a rule that is not closed', '[data-served="1"]{color:red'],
    ['a request', '[data-served="1"]{background:URL (https://evil.example)}'],
    ['a request by name of a set', '[data-served="1"]{background:image-set("a.png" 1x)}'],
    ['an escape', String.raw`[data-served="1"]{background:u\72l(a)}`],
    ['a comment', '[data-served="1"]{color:/*}*/red}'],
    ['a string without an end', '[data-served="1"]{content:"}[data-served="2"]{color:red}'],
    ['code of browsers of the past', '[data-served="1"]{width:expression(x())}'],
    ['very long declarations', `[data-served="1"]{color:${'r'.repeat(10_000)}}`],
  ])('%s', (_, rules) => {
    expect(rulesFault(rules)).toBeDefined();
  });
});
