import {
  GraphQLError,
  Kind,
  getNamedType,
  isObjectType,
  isInterfaceType,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const GRAPHQL_LIMITS = { depth: 10, aliases: 30, tokens: 2000, cost: 10_000, rootFields: 10 } as const;

/** Marks an error of these rules, so that its code is QUERY_TOO_COMPLEX. */
function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { errorCode: 'QUERY_TOO_COMPLEX' } });
}

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

/** Refuses a document whose fields, times the lengths of the lists they are in, are too many. */
export function assertCost(schema: GraphQLSchema, document: DocumentNode, variables: Readonly<Record<string, unknown>>): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  let cost = 0;

  function listLength(field: FieldNode, type: GraphQLNamedType): number {
    const given = field.arguments?.find((argument) => argument.name.value === 'first')?.value;
    if (given?.kind === Kind.INT) return Number(given.value);
    if (given?.kind === Kind.VARIABLE && typeof variables[given.name.value] === 'number')
      return Number(variables[given.name.value]);
    const declared = isObjectType(type)
      ? type.getFields()[field.name.value]?.args.find((argument) => argument.name === 'first')
      : undefined;
    return typeof declared?.defaultValue === 'number' ? declared.defaultValue : 1;
  }

  function walk(selections: SelectionSetNode, type: GraphQLNamedType, times: number): void {
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        cost += times;
        if (cost > GRAPHQL_LIMITS.cost) throw tooComplex('This query asks for too much at once.');
        const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
        if (selection.selectionSet && field)
          walk(selection.selectionSet, getNamedType(field.type), times * Math.max(1, listLength(selection, type)));
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(
          selection.selectionSet,
          (selection.typeCondition && schema.getType(selection.typeCondition.name.value)) ?? type,
          times,
        );
      } else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) walk(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value) ?? type, times);
      }
    }
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(definition.operation);
    if (root) walk(definition.selectionSet, root, 1);
  }
}
