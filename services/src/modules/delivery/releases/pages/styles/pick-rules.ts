import type { PlannedDeclaration, PlannedRule, PlannedSheet, SelectorNeeds } from '@hirehq/shared-contracts/style-plan';
import type { Contents } from './contents-of-html.ts';

type Picked = PlannedRule & { sheet: number };

const isThere = ({ all, any = [] }: SelectorNeeds, tokens: ReadonlySet<string>): boolean =>
  all.every((token) => tokens.has(token)) && any.every((choices) => choices.some((each) => isThere(each, tokens)));

/** The rule without selectors that match nothing; undefined if none is left. */
function ruleFor(rule: PlannedRule, tokens: ReadonlySet<string>): PlannedRule | undefined {
  if (!rule.selectors) return rule;
  const selectors = rule.selectors.filter(({ needs }) => isThere(needs, tokens));
  return selectors.length > 0 ? { ...rule, selectors } : undefined;
}

/** The custom properties that reach a property or the page's own styles, also by way of others. */
function usedProperties(rules: readonly PlannedRule[], ofPage: ReadonlySet<string>): ReadonlySet<string> {
  const usesOf = new Map<string, string[]>();
  const waiting = [...ofPage];
  for (const { declarations } of rules) {
    for (const { name, uses = [] } of declarations) {
      if (name === undefined) waiting.push(...uses);
      else usesOf.set(name, [...(usesOf.get(name) ?? []), ...uses]);
    }
  }
  const used = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...(usesOf.get(name) ?? []));
  }
  return used;
}

const ruleText = ({ selectors }: PlannedRule, declarations: readonly PlannedDeclaration[]): string => {
  const text = declarations.map((each) => each.text).join(';');
  return selectors ? `${selectors.map((each) => each.text).join(',')}{${text}}` : text;
};

/** Rules in a row that are in the same at-rules share these. */
function sheetText({ contexts }: PlannedSheet, rules: readonly { in: number; text: string }[]): string {
  const parts: string[] = [];
  let open: readonly string[] = [];
  for (const { in: at, text } of rules) {
    const context = contexts[at] ?? [];
    const shared = context.findIndex((prelude, level) => prelude !== open[level]);
    const kept = shared === -1 ? Math.min(context.length, open.length) : shared;
    parts.push('}'.repeat(open.length - kept), ...context.slice(kept).map((prelude) => `${prelude}{`), text);
    open = context;
  }
  return parts.join('') + '}'.repeat(open.length);
}

/**
 * For each style sheet the rules, in their order, by which a page with these contents looks as with the whole sheets. What matches only
 * while a pointer is over something, or while it is printed, is left out, and so are custom properties that nothing uses.
 */
export function pickRules(sheets: readonly PlannedSheet[], { tokens, properties }: Contents): string[] {
  const matching = sheets.flatMap(({ rules }, sheet) =>
    rules.flatMap((rule): Picked[] => {
      const found = ruleFor(rule, tokens);
      return found ? [{ ...found, sheet }] : [];
    }),
  );
  const used = usedProperties(matching, properties);
  const animations = matching
    .flatMap(({ keyframes, declarations }) => (keyframes === undefined ? declarations.map(({ text }) => text) : []))
    .filter((text) => /^(?:-webkit-)?animation|^--/.test(text))
    .join(';');
  return sheets.map((planned, sheet) => {
    const ofSheet = matching
      .filter((rule) => rule.sheet === sheet && (rule.keyframes === undefined || animations.includes(rule.keyframes)))
      .map((rule) => ({
        rule,
        declarations: rule.declarations.filter(({ name }) => name === undefined || used.has(name)),
      }))
      .filter(({ declarations }) => declarations.length > 0)
      .map(({ rule, declarations }) => ({ in: rule.in, text: ruleText(rule, declarations) }));
    return sheetText(planned, ofSheet);
  });
}
