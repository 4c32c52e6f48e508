import { parseSync } from '@swc/core';
import type { Finding } from '../check.ts';
import { lineAt } from '../tree.ts';

/** Attributes whose value is shown or read out. */
const SPOKEN = /^(?:aria-(?:label|description|roledescription)|alt|description|heading|label|message|placeholder|text|title)$/;
const WORD = /\p{L}{2,}/u;

interface Node {
  type?: string;
  value?: unknown;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The literal parts of a template; empty for one that builds the id of a message, such as `home.${variant}.title`. */
function pieces(quasis: readonly { raw: string }[]): string[] {
  const parts = quasis.map(({ raw }) => raw);
  return /^[\w-]+(?:\.[\w-]+)+$/.test(parts.join('x')) ? [] : parts;
}

/** The literal words in the value of an attribute or a child. */
function wordsOf(value: Node): string[] {
  switch (value.type) {
    case 'JSXText':
    case 'StringLiteral':
      return [String(value.value)];
    case 'JSXExpressionContainer':
      return isNode(value['expression']) ? wordsOf(value['expression']) : [];
    case 'TemplateLiteral':
      return pieces(value['quasis'] as { raw: string }[]);
    case 'ConditionalExpression':
      return [value['consequent'], value['alternate']].filter(isNode).flatMap(wordsOf);
    default:
      return [];
  }
}

function writtenIn(node: Node): string[] {
  if (node.type === 'JSXAttribute' && isNode(node['name']) && isNode(node.value))
    return SPOKEN.test(String(node['name'].value)) ? wordsOf(node.value) : [];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return (node['children'] as Node[]).flatMap(wordsOf);
  return [];
}

/** Literal words in JSX that should be messages, because every language would show them untranslated. Ids of messages do not count. */
export function writtenWords(file: string, source: string, isMessage: (id: string) => boolean): Finding[] {
  const words: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (!isNode(value)) return;
    words.push(...writtenIn(value));
    for (const [field, inner] of Object.entries(value)) if (field !== 'span') walk(inner);
  };
  walk(parseSync(source, { syntax: 'typescript', tsx: true }));
  return words
    .map((text) => text.trim())
    .filter((text) => WORD.test(text) && !isMessage(text))
    .map((text) => ({ file, line: lineAt(source, source.indexOf(text)), message: `"${text}" must be in the messages files` }));
}
