import { globSync, readFileSync } from 'node:fs';
import { parse, print, visit, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';

const ROOT = new URL('../../../../', import.meta.url).pathname;
/** Documents next to the features that use them: read as files, because a remote's code must not be imported. */
const FILES = ['mfe-*/src/**/*.graphql', 'shared-contracts/src/graphql/page-data/*.graphql'];

const definitions = globSync(FILES, { cwd: ROOT }).flatMap((file) => parse(readFileSync(ROOT + file, 'utf8')).definitions);
const fragments = definitions.filter((node): node is FragmentDefinitionNode => node.kind === 'FragmentDefinition');

function spreadBy(node: OperationDefinitionNode | FragmentDefinitionNode): FragmentDefinitionNode[] {
  const names = new Set<string>();
  visit(node, { FragmentSpread: ({ name }) => void names.add(name.value) });
  const direct = fragments.filter(({ name }) => names.has(name.value));
  return [...direct, ...direct.flatMap(spreadBy)];
}

/** Every operation that the product sends, as text. */
export const PRODUCT_DOCUMENTS = definitions
  .filter((node): node is OperationDefinitionNode => node.kind === 'OperationDefinition')
  .map((node) => ({
    name: node.name?.value ?? '',
    kind: node.operation,
    text: [node, ...new Set(spreadBy(node))].map(print).join('\n'),
  }));
