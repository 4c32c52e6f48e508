import { getDirectiveValues, type GraphQLField, type GraphQLSchema } from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** The `@cost` directive of a field, see shared-contracts/src/graphql/sdl/cost.graphql. */
export interface Price {
  once: number;
  each: number;
  word: number;
  /** False if the schema has no price for the field. */
  isDeclared: boolean;
}

const FREE: Price = { once: 0, each: 1, word: 0, isDeclared: false };
const prices = new WeakMap<Field, Price>();

const directiveOf = (schema: GraphQLSchema, name: string, { astNode }: Field) => {
  const directive = schema.getDirective(name);
  return directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
};

export function priceOf(schema: GraphQLSchema, field: Field): Price {
  const known = prices.get(field);
  if (known) return known;
  const declared = directiveOf(schema, 'cost', field);
  const price = declared
    ? {
        once: Number(declared['once']),
        each: Number(declared['each']),
        word: Number(declared['word']),
        isDeclared: true,
      }
    : FREE;
  prices.set(field, price);
  return price;
}

/** The `@listSize` directive of a field with these arguments; `of` is the sized list, unless that is the field itself. */
export function listSizeOf(
  schema: GraphQLSchema,
  field: Field,
  { first }: Readonly<Record<string, unknown>>,
): { length: number; of: string | undefined } | undefined {
  const declared = directiveOf(schema, 'listSize', field);
  if (!declared) return undefined;
  const most = Number(declared['most']);
  const length = typeof first === 'number' ? Math.max(0, Math.min(first, most)) : most;
  return { length, of: typeof declared['of'] === 'string' ? declared['of'] : undefined };
}

/** Searches ignore words beyond this number. */
const MOST_WORDS = 20;

function countWords(value: unknown): number {
  if (value === null || value === undefined) return 0;
  if (typeof value === 'string') return value.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce((sum: number, each) => sum + countWords(each), 0);
}

/** Number of words and other values in arguments, up to what searches read. */
export const wordsIn = (given: Readonly<Record<string, unknown>>): number => Math.min(MOST_WORDS, countWords(given));
