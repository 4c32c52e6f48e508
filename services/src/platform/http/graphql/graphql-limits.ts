import type { ASTVisitor, ValidationContext } from 'graphql';
import { tooComplex } from './graphql-cost.ts';

export const GRAPHQL_LIMITS = {
  depth: 10,
  aliases: 30,
  rootFields: 10,
  tokens: 1000,
  cost: 26_000,
  /** Above this cost, a query runs in the lane for heavy queries. Mutations never do: they cost less. */
  lightCost: 8700,
  /** Maximum size of a response, in characters of JSON. */
  answerSize: 2 * 1024 * 1024,
  /** Maximum size of the rows that a query reads, in characters of JSON. */
  rowsSize: 16 * 1024 * 1024,
} as const;

/** Allows one operation per document, and no more aliases and root fields than a screen needs. */
export function shapeRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  let operations = 0;
  return {
    OperationDefinition(node) {
      operations += 1;
      if (operations > 1) context.reportError(tooComplex('A document must contain a single operation.'));
      if (node.selectionSet.selections.length > GRAPHQL_LIMITS.rootFields)
        context.reportError(tooComplex(`An operation may have at most ${GRAPHQL_LIMITS.rootFields} root fields.`));
    },
    Field(node) {
      if (node.alias && ++aliases === GRAPHQL_LIMITS.aliases + 1)
        context.reportError(tooComplex(`A document may have at most ${GRAPHQL_LIMITS.aliases} aliases.`));
    },
  };
}
