import { getDirectiveValues, type GraphQLField, type GraphQLSchema } from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** What @cost of shared-contracts/src/graphql/sdl/cost.graphql says of a field. */
export interface Price {
  once: number;
  each: number;
  word: number;
  /** False where the schema says nothing. */
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

/** What @listSize says of a field with these arguments; `of` is the list it says it of, unless that is the field itself. */
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

/** No search reads more of what it is given. */
const MOST_WORDS = 20;

function countWords(value: unknown): number {
  if (value === null || value === undefined) return 0;
  if (typeof value === 'string') return value.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce((sum: number, each) => sum + countWords(each), 0);
}

/** Words and other values in arguments, as far as they are read. */
export const wordsIn = (given: Readonly<Record<string, unknown>>): number => Math.min(MOST_WORDS, countWords(given));
