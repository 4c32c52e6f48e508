import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';
import { Refusal } from '../../refusals/refusal.ts';

/** Fields of Query; nothing else may be requested. */
export type OnlyQueries = ReadonlySet<string>;

/** Refuses mutations, subscriptions and fields of Query that are not among these, also in fragments that no operation uses. */
export function allowOnly(schema: GraphQLSchema, document: DocumentNode, only: OnlyQueries): void {
  const types = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(types, {
    OperationDefinition({ operation }) {
      if (operation !== 'query')
        throw new Refusal('QUERY_NOT_EMBEDDABLE', { message: `This address takes queries, and no ${operation}.` });
    },
    Field({ name: { value } }) {
      if (types.getParentType() !== schema.getQueryType() || value === '__typename' || only.has(value)) return;
      throw new Refusal('QUERY_NOT_EMBEDDABLE', {
        message: `\`${value}\` cannot be requested here. These are public: ${[...only].join(', ')}.`,
      });
    },
  });
  visit(document, visitor);
}
