/** A code as an enum of GraphQL has it, where a name has no spaces: `interview_scheduled`. */
export type EnumValue<Code extends string> = Code extends `${infer First} ${infer Rest}` ? `${First}_${EnumValue<Rest>}` : Code;

export const enumValue = <Code extends string>(code: Code) => code.replaceAll(' ', '_') as EnumValue<Code>;

/**
 * A stored code as an enum of GraphQL has it; null where it is none of the list, e.g. written by another version. One such
 * value must not take the list it is in away.
 */
export const enumValueIn = <Code extends string>(codes: readonly Code[], stored: string | null): EnumValue<Code> | null =>
  stored !== null && (codes as readonly string[]).includes(stored) ? enumValue(stored as Code) : null;
