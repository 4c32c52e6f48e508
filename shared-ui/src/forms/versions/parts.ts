/** How values divide into parts that are compared and merged each by itself. */
export interface Parts<Values> {
  /** The value of each part; a part that is not there is absent. */
  read: (values: Values) => Readonly<Record<string, unknown>>;
  /** The values with another value of a part; undefined takes the part out. */
  write: (values: Values, id: string, value: unknown) => Values;
  /** Whether two values of a part mean the same; by default, if all that is in them is the same. */
  isSame?: (id: string, one: unknown, other: unknown) => boolean;
}

/** Each field is a part, with the fields that only have a meaning together with it: `{ placeText: ['placeId'] }`. */
export function fieldParts<Values extends object>(
  together: Readonly<Record<string, readonly (keyof Values & string)[]>> = {},
): Parts<Values> {
  const groups = new Map<string, readonly string[]>(Object.entries(together));
  const inGroup = new Set([...groups.values()].flat());
  return {
    read: (values) =>
      Object.fromEntries(
        Object.keys(values)
          .filter((name) => !inGroup.has(name))
          .map((name) => {
            const names = [name, ...(groups.get(name) ?? [])];
            return [name, Object.fromEntries(names.map((each) => [each, values[each as keyof Values]]))];
          }),
      ),
    write: (values, _id, value) => ({ ...values, ...(value as Partial<Values>) }),
  };
}

/** Each row of a list is a part, known by its key. */
export function rowParts<Values extends object, Name extends keyof Values, Row>(
  name: Name,
  keyOf: (row: Row, index: number) => string,
): Parts<Values> {
  const rowsOf = (values: Values) => values[name] as readonly Row[];
  return {
    read: (values) => Object.fromEntries(rowsOf(values).map((row, index) => [keyOf(row, index), row])),
    write(values, id, value) {
      const rows = rowsOf(values);
      const isThere = rows.some((row, index) => keyOf(row, index) === id);
      if (value === undefined) return { ...values, [name]: rows.filter((row, index) => keyOf(row, index) !== id) };
      return {
        ...values,
        [name]: isThere ? rows.map((row, index) => (keyOf(row, index) === id ? value : row)) : [...rows, value],
      };
    },
  };
}

/** Spaces around a text are not stored. */
const comparable = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'string' ? each.trim() : each));

/** Whether two values of the part with this id mean the same. */
export const isSamePart = <Values>(parts: Parts<Values>, id: string, [one, other]: readonly [unknown, unknown]): boolean =>
  comparable(one) === comparable(other) || parts.isSame?.(id, one, other) === true;
