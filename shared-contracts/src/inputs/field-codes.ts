/**
 * Mistakes in a field of an input. A schema in this folder has the code as the message of its issue: services put it into
 * `fields` of VALIDATION_FAILED, and a form shows a text for it next to the field.
 */
export const FIELD_CODES = [
  'MISSING',
  'TOO_LONG',
  'TOO_MANY',
  'OUT_OF_RANGE',
  'NOT_A_CHOICE',
  'NOT_AN_EMAIL',
  'NOT_A_TELEPHONE',
  'NOT_A_DATE',
  'NOT_FOUND',
  'IN_PAST',
  'IN_FUTURE',
  'TOO_FAR',
  'BEFORE_START',
  'REPEATED',
  'OWN_EMAIL',
  'WEB_ADDRESS',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

export const isFieldCode = (value: unknown): value is FieldCode => (FIELD_CODES as readonly unknown[]).includes(value);

/** The `fields` of a refusal: path of the field → its mistake. Only the first issue of a field counts. */
export function fieldCodesOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Record<string, string> {
  const codes: Record<string, string> = {};
  for (const { path, message } of issues) codes[path.map(String).join('.')] ??= message;
  return codes;
}
