import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseSync } from '@swc/core';

/** A node of the syntax tree, as SWC writes it. */
export interface Syntax {
  readonly type?: string;
  readonly [part: string]: unknown;
}

/** A source of a release. */
export interface Source {
  file: string;
  syntax: Syntax;
  /** All nodes of it. */
  nodes: readonly Syntax[];
}

const CODE = new Set(['.ts', '.tsx', '.mjs', '.js']);

export function parseSource(file: string, text: string): Source {
  const syntax = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') }) as unknown as Syntax;
  return { file, syntax, nodes: nodesBelow(syntax) };
}

/** The code among some files, parsed. */
export const parseSources = (files: readonly string[]): Source[] =>
  files.filter((file) => CODE.has(extname(file))).map((file) => parseSource(file, readFileSync(file, 'utf8')));

/** Types that hold a value; all others exist for the compiler only. */
const HOLDS_VALUE =
  /^Ts(?:As|Satisfies|NonNull|ConstAssertion|TypeAssertion|Instantiation|ParameterProperty|Enum|ExportAssignment)/;
const isForTypes = ({ type }: Syntax) => type?.startsWith('Ts') === true && !HOLDS_VALUE.test(type);

export const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isForTypes(value as Syntax);

/** The nodes directly below one, as they are run; without types. */
export function partsOf(node: Syntax): Syntax[] {
  const parts: Syntax[] = [];
  for (const name in node) {
    if (name === 'span') continue;
    const value = node[name];
    if (Array.isArray(value)) parts.push(...value.filter(isSyntax));
    else if (isSyntax(value)) parts.push(value);
  }
  return parts;
}

/** A node and all below it, in the order of the source. */
function nodesBelow(node: Syntax): Syntax[] {
  const nodes: Syntax[] = [];
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    nodes.push(next);
    open.push(...partsOf(next).toReversed());
  }
  return nodes;
}

/** The node in a part of another, types included. */
export function partOf(node: Syntax | undefined, name: string): Syntax | undefined {
  const value = node?.[name];
  return typeof value === 'object' && value !== null ? (value as Syntax) : undefined;
}

export const listOf = (node: Syntax | undefined, name: string): Syntax[] => {
  const value = node?.[name];
  return Array.isArray(value) ? value.filter((each): each is Syntax => typeof each === 'object' && each !== null) : [];
};

/** The name that an identifier is. */
export const nameOf = (node: Syntax | undefined): string | undefined =>
  node?.type === 'Identifier' && typeof node['value'] === 'string' ? node['value'] : undefined;

/** The text that a literal is. */
export function textOf(node: Syntax | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return node['value'] as string;
  const [only, more] = listOf(node, 'quasis');
  return node?.type === 'TemplateLiteral' && !more && typeof only?.['cooked'] === 'string' ? only['cooked'] : undefined;
}

/** The name of a member or property, unless it is computed at run time. */
export function keyOf(node: Syntax | undefined): string | undefined {
  return node?.type === 'Computed' ? textOf(partOf(node, 'expression')) : (nameOf(node) ?? textOf(node));
}

const WRAPPERS = new Set([
  'ParenthesisExpression',
  'TsAsExpression',
  'TsSatisfiesExpression',
  'TsNonNullExpression',
  'TsConstAssertion',
  'TsTypeAssertion',
]);

/** An expression without what changes its type only. */
export function bare(node: Syntax | undefined): Syntax | undefined {
  let inner = node;
  while (inner?.type !== undefined && WRAPPERS.has(inner.type)) inner = partOf(inner, 'expression');
  return inner;
}

/** What is called: `subscribe` of `events.subscribe(…)` and of `subscribe(…)`. */
export function calledName(call: Syntax): string | undefined {
  const callee = bare(partOf(call, 'callee'));
  return callee?.type === 'MemberExpression' ? keyOf(partOf(callee, 'property')) : nameOf(callee);
}

/** The arguments of a call. */
export const argumentsOf = (call: Syntax): (Syntax | undefined)[] =>
  listOf(call, 'arguments').map((argument) => bare(partOf(argument, 'expression')));

/** Code that is called later: a function, a method, a constructor. */
export type FunctionSyntax = Syntax & { readonly params: readonly unknown[] };
export const isFunction = (node: Syntax | undefined): node is FunctionSyntax =>
  Array.isArray(node?.['params']) && 'body' in node && node['declare'] !== true;

/** Texts in sorted order, each once. */
export const sorted = (texts: Iterable<string>): string[] => [...new Set(texts)].toSorted();
