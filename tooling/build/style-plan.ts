import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LATE_FONT } from '@hirehq/shared-contracts/page-fonts';
import { READING_ATTRIBUTES } from '@hirehq/shared-contracts/reading';
import {
  STYLE_PLAN_FILE,
  type PlannedDeclaration,
  type PlannedRule,
  type PlannedSheet,
  type SelectorNeeds,
  type StylePlan,
} from '@hirehq/shared-contracts/style-plan';
import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

/** Pages that are being read before their scripts run are in none of these states. */
const NEVER =
  /^::?(?:hover|active|target|host|host-context|fullscreen|popover-open|modal|autofill|-webkit-autofill|indeterminate|user-invalid|user-valid|view-transition|backdrop|file-selector-button)/;
/** Attributes that scripts of the page's head or a visitor may set: their absence from the HTML means nothing. */
const OPEN: ReadonlySet<string> = new Set([
  ...Object.values(READING_ATTRIBUTES),
  LATE_FONT.attribute,
  'data-mantine-color-scheme',
  'lang',
  'dir',
  'open',
]);
/** At-rules without a use before the sheet itself is there. */
const NO_USE = new Set(['page', 'charset', 'import', 'view-transition']);
const USES = /var\(\s*(--[\w-]+)/g;

/** Undefined if the selector cannot match on such a page. */
function needsOf(nodes: readonly Node[]): SelectorNeeds | undefined {
  const all: string[] = [];
  const any: SelectorNeeds[][] = [];
  for (const node of nodes) {
    if (node.type === 'class') all.push(`.${node.value}`);
    else if (node.type === 'id') all.push(`#${node.value}`);
    else if (node.type === 'tag') all.push(node.value.toLowerCase());
    else if (node.type === 'attribute' && !OPEN.has(node.attribute)) all.push(`[${node.attribute}`);
    else if (node.type === 'pseudo') {
      if (NEVER.test(node.value)) return undefined;
      if (node.value === ':disabled') all.push('[disabled');
      if (node.value !== ':is' && node.value !== ':where') continue;
      const choices = node.nodes.flatMap(({ nodes: inner }) => needsOf(inner) ?? []);
      if (choices.length === 0) return undefined;
      any.push(choices);
    }
  }
  return { all, ...(any.length > 0 && { any }) };
}

const declarationOf = ({ prop, value, important }: Declaration): PlannedDeclaration => {
  const uses = [...new Set([...value.matchAll(USES)].map(([, name = '']) => name))];
  return {
    text: `${prop}:${value}${important === true ? '!important' : ''}`,
    ...(prop.startsWith('--') && { name: prop }),
    ...(uses.length > 0 && { uses }),
  };
};

const isPrint = ({ name, params }: AtRule) => name === 'media' && /^(?:only )?print\b/.test(params);
const isKeyframes = ({ name }: AtRule) => name.endsWith('keyframes');
/** A file of a font is loaded by the page's script (shared-contracts/page-fonts.ts). */
const isFontFile = (rule: AtRule) => rule.name === 'font-face' && rule.toString().includes('url(');

/** The rules of a style sheet, and what each needs in a page. */
export function planOfSheet(css: string): PlannedSheet {
  const contexts: string[][] = [];
  const rules: PlannedRule[] = [];

  function contextOf(preludes: readonly string[]): number {
    const known = contexts.findIndex((each) => each.length === preludes.length && each.every((one, at) => one === preludes[at]));
    return known === -1 ? contexts.push([...preludes]) - 1 : known;
  }

  function addRule(rule: Rule, preludes: readonly string[]): void {
    const selectors: NonNullable<PlannedRule['selectors']> = [];
    parseSelectors((root) =>
      root.each((selector: Selector) => {
        const needs = needsOf(selector.nodes);
        if (needs) selectors.push({ text: selector.toString().trim(), needs });
      }),
    ).processSync(rule.selector);
    const declarations = rule.nodes.flatMap((node) => (node.type === 'decl' ? declarationOf(node) : []));
    if (rule.nodes.some(({ type }) => type === 'rule' || type === 'atrule'))
      throw new Error(`${rule.selector} has rules in it, which the plan of a style sheet does not describe`);
    if (selectors.length > 0 && declarations.length > 0) rules.push({ in: contextOf(preludes), selectors, declarations });
  }

  function addAtRule(rule: AtRule, preludes: readonly string[]): void {
    if (NO_USE.has(rule.name) || isPrint(rule) || isFontFile(rule)) return;
    if (isKeyframes(rule) || rule.name === 'font-face' || rule.name === 'property' || rule.nodes === undefined) {
      rules.push({
        in: contextOf(preludes),
        ...(isKeyframes(rule) && { keyframes: rule.params }),
        declarations: [{ text: `${rule.toString()}${rule.nodes === undefined ? ';' : ''}` }],
      });
      return;
    }
    walk(rule, [...preludes, `@${rule.name} ${rule.params}`.trim()]);
  }

  function walk(container: Container, preludes: readonly string[]): void {
    for (const node of container.nodes ?? []) {
      if (node.type === 'rule') addRule(node, preludes);
      else if (node.type === 'atrule') addAtRule(node, preludes);
    }
  }

  walk(postcss.parse(css), []);
  return { contexts, rules };
}

/** Writes the plan of these style sheets of a built release. */
export function writeStylePlan(folder: string, sheets: Iterable<string>): void {
  const plan: StylePlan = {};
  for (const sheet of new Set(sheets)) plan[sheet] = planOfSheet(readFileSync(join(folder, sheet), 'utf8'));
  writeFileSync(join(folder, STYLE_PLAN_FILE), JSON.stringify(plan));
}
