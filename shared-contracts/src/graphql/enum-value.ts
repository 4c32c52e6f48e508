/** A code as a GraphQL enum value, in which spaces become underscores: `interview_scheduled`. */
export type EnumValue<Code extends string> = Code extends `${infer First} ${infer Rest}` ? `${First}_${EnumValue<Rest>}` : Code;

export const enumValue = <Code extends string>(code: Code) => code.replaceAll(' ', '_') as EnumValue<Code>;

/**
 * A stored code as a GraphQL enum value; null if it is not in the list, e.g. written by another version. One unknown value must
 * not make its whole list fail.
 */
export const enumValueIn = <Code extends string>(codes: readonly Code[], stored: string | null): EnumValue<Code> | null =>
  stored !== null && (codes as readonly string[]).includes(stored) ? enumValue(stored as Code) : null;

/** A code of the loading of remotes as a GraphQL enum value: `not-found` becomes `NOT_FOUND`. */
export type EnumName<Code extends string> = Code extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${EnumName<Rest>}`
  : Uppercase<Code>;

export const enumName = <Code extends string>(code: Code) => code.toUpperCase().replaceAll('-', '_') as EnumName<Code>;
