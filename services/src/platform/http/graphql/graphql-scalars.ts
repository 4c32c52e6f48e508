import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

function timestamp(value: unknown): string {
  const date = value instanceof Date ? value : new Date(String(value));
  if (Number.isNaN(date.getTime())) throw new GraphQLError('Not a valid date and time.');
  return date.toISOString();
}

function calendarDate(value: unknown): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  if (!CALENDAR_DATE.test(text) || Number.isNaN(Date.parse(text)))
    throw new GraphQLError('Not a valid date. Use the format YYYY-MM-DD.');
  return text;
}

function scalar(name: string, parse: (value: unknown) => string): GraphQLScalarType<string, string> {
  return new GraphQLScalarType<string, string>({
    name,
    serialize: parse,
    parseValue: parse,
    parseLiteral: (node) => {
      if (node.kind !== Kind.STRING) throw new GraphQLError(`${name} must be a string.`);
      return parse(node.value);
    },
  });
}

/** Resolvers may return a Date or an ISO 8601 string. */
export const scalarResolvers = { DateTime: scalar('DateTime', timestamp), Date: scalar('Date', calendarDate) };
