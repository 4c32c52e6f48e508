import type { ASTVisitor, ValidationContext } from 'graphql';
import { tooComplex } from './graphql-cost.ts';

export const GRAPHQL_LIMITS = {
  depth: 10,
  aliases: 30,
  rootFields: 10,
  tokens: 1000,
  cost: 24_000,
  /** Above it a query runs in the lane for heavy ones. A mutation never does: it costs less. */
  lightCost: 8000,
  /** Of an answer, as characters of JSON. */
  answerSize: 2 * 1024 * 1024,
  /** Of the rows that a query reads. */
  rowsSize: 16 * 1024 * 1024,
} as const;

/** One operation a document, and no more aliases and root fields than a screen needs. */
export function shapeRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  let operations = 0;
  return {
    OperationDefinition(node) {
      operations += 1;
      if (operations > 1) context.reportError(tooComplex('A document holds one operation.'));
      if (node.selectionSet.selections.length > GRAPHQL_LIMITS.rootFields)
        context.reportError(tooComplex(`An operation asks for at most ${GRAPHQL_LIMITS.rootFields} root fields.`));
    },
    Field(node) {
      if (node.alias && ++aliases === GRAPHQL_LIMITS.aliases + 1)
        context.reportError(tooComplex(`A document has at most ${GRAPHQL_LIMITS.aliases} aliases.`));
    },
  };
}
