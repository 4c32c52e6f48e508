import {
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  isAbstractType,
  isListType,
  isObjectType,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { listSizeOf, priceOf, wordsIn } from './graphql-prices.ts';

type Field = GraphQLField<unknown, unknown>;
type Variables = Readonly<Record<string, unknown>>;

export interface OperationCost {
  kind: OperationDefinitionNode['operation'];
  /** In units of the schema's @cost. */
  cost: number;
}

/** The parent of a selection. */
interface SelectionParent {
  type: GraphQLObjectType;
  /** The most objects of the type that there may be. */
  times: number;
  /** `Type.field` of the priced ancestor fields. */
  within: readonly string[];
  /** The list whose length the parent field determines. */
  sized?: { name: string; length: number } | undefined;
}

const META_FIELDS: readonly Field[] = [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef];

/** Marks an error so that its code is QUERY_TOO_COMPLEX. */
export function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { errorCode: 'QUERY_TOO_COMPLEX' } });
}

/**
 * The cost of a document with its actual values: variables coerced, defaults filled in,
 * skipped fields left out, fields of the same name merged. Throws QUERY_TOO_COMPLEX above `limit`, and for a priced field inside
 * itself; throws a GraphQLError for invalid variables.
 */
export function costOf(schema: GraphQLSchema, document: DocumentNode, given: Variables, limit: number): OperationCost {
  const fragments = new Map<string, FragmentDefinitionNode>();
  let operation: OperationDefinitionNode | undefined;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operation ??= definition;
  }
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) throw new GraphQLError('There is no operation to run.');
  const { errors, coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
  if (errors?.[0]) throw errors[0];
  let visited = 0;

  function visit(): number {
    visited += 1;
    if (visited > limit) throw tooComplex('This query requests too much data at once. Split it into smaller queries.');
    return 1;
  }

  const isLeftOut = (node: SelectionNode): boolean =>
    getDirectiveValues(GraphQLSkipDirective, node, coerced)?.['if'] === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, coerced)?.['if'] === false;

  const applies = (condition: string | undefined, type: GraphQLObjectType): boolean => {
    const named = condition === undefined ? type : schema.getType(condition);
    return named === type || (isAbstractType(named) && schema.isSubType(named, type));
  };

  /** The fields that execution would find, by response name. */
  function fieldsOf(sets: readonly SelectionSetNode[], type: GraphQLObjectType): Map<string, FieldNode[]> {
    const found = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    function collect({ selections }: SelectionSetNode): void {
      for (const node of selections) {
        if (isLeftOut(node)) continue;
        if (node.kind === Kind.FIELD) {
          const name = node.alias?.value ?? node.name.value;
          found.set(name, [...(found.get(name) ?? []), node]);
        } else if (node.kind === Kind.INLINE_FRAGMENT) {
          if (applies(node.typeCondition?.name.value, type)) collect(node.selectionSet);
        } else {
          const fragment = spread.has(node.name.value) ? undefined : fragments.get(node.name.value);
          spread.add(node.name.value);
          if (fragment && applies(fragment.typeCondition.name.value, type)) collect(fragment.selectionSet);
        }
      }
    }
    for (const set of sets) collect(set);
    return found;
  }

  const fieldOf = (type: GraphQLObjectType, { name }: FieldNode): Field | undefined =>
    type.getFields()[name.value] ?? META_FIELDS.find((field) => field.name === name.value);

  /** The arguments of a field; empty if they are invalid, in which case the field itself fails. */
  function argumentsOf(field: Field, node: FieldNode): Variables {
    try {
      return getArgumentValues(field, node, coerced);
    } catch (error) {
      if (error instanceof GraphQLError) return {};
      throw error;
    }
  }

  /** Introspection: the schema is known, so its lists count with their actual length. */
  function costOfIntrospection(sets: readonly SelectionSetNode[], type: GraphQLObjectType, source: unknown): number {
    let cost = 0;
    for (const nodes of fieldsOf(sets, type).values()) {
      const [node] = nodes;
      const field = node && fieldOf(type, node);
      if (!node || !field) continue;
      cost += visit();
      const inner = getNamedType(field.type);
      if (!isObjectType(inner)) continue;
      const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      const value: unknown = field.resolve?.(source, argumentsOf(field, node), undefined, { schema } as GraphQLResolveInfo);
      const items: unknown[] = Array.isArray(value) ? value : [value];
      for (const item of items) if (item !== null && item !== undefined) cost += costOfIntrospection(below, inner, item);
    }
    return cost;
  }

  function costOfField(nodes: readonly FieldNode[], node: FieldNode, { type, times, within, sized }: SelectionParent): number {
    const field = fieldOf(type, node);
    if (!field) return 0;
    visit();
    const key = `${type.name}.${field.name}`;
    const price = priceOf(schema, field);
    if (price.isDeclared && within.includes(key)) throw tooComplex(`${key} cannot be requested inside itself.`);
    const given = argumentsOf(field, node);
    const own = price.once + times * (price.each + price.word * wordsIn(given));
    const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (below.length === 0) return own;
    const inner = getNamedType(field.type);
    if (META_FIELDS.includes(field))
      return isObjectType(inner)
        ? own + costOfIntrospection(below, inner, field.resolve?.(undefined, given, undefined, { schema } as GraphQLResolveInfo))
        : own;

    const size = listSizeOf(schema, field, given);
    const isList = isListType(getNullableType(field.type));
    const length = !isList ? 1 : sized?.name === field.name ? sized.length : (size?.length ?? 1);
    if (times * length === 0) return own;
    const types = isAbstractType(inner) ? schema.getPossibleTypes(inner) : isObjectType(inner) ? [inner] : [];
    const place = {
      times: times * length,
      within: price.isDeclared ? [...within, key] : within,
      sized: size?.of === undefined ? undefined : { name: size.of, length: size.length },
    };
    return own + Math.max(0, ...types.map((each) => costOfSelection(below, { ...place, type: each })));
  }

  function costOfSelection(sets: readonly SelectionSetNode[], place: SelectionParent): number {
    let cost = 0;
    for (const nodes of fieldsOf(sets, place.type).values()) if (nodes[0]) cost += costOfField(nodes, nodes[0], place);
    return cost;
  }

  const cost = costOfSelection([operation.selectionSet], { type: root, times: 1, within: [] });
  if (cost > limit) throw tooComplex('This query requests too much data at once. Split it into smaller queries.');
  return { kind: operation.operation, cost };
}
