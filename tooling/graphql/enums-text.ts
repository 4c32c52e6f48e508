/** What `shared-contracts/src/graphql/enums.ts` says of an enum: its values, and a sentence where the name does not say enough. */
export interface EnumSource {
  values: readonly string[];
  description?: string;
}

const HEADER = '# Generated from ../enums.ts by `npm run codegen`. Do not edit.\n';

/** The SDL of the enums. */
export function enumsText(enums: Readonly<Record<string, EnumSource>>): string {
  const definitions = Object.entries(enums).map(([name, { values, description }]) =>
    [...(description ? [JSON.stringify(description)] : []), `enum ${name} {`, ...values.map((value) => `  ${value}`), '}'].join(
      '\n',
    ),
  );
  return [HEADER, ...definitions].join('\n\n').replace('\n\n\n', '\n\n') + '\n';
}
