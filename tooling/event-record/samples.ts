import type { JsonSchema } from '@hirehq/shared-contracts/delivery';

/** A value that fits a schema; `full`: with what may be left out. */
function sampleOf(schema: JsonSchema, full: boolean): unknown {
  const alternatives = schema.anyOf ?? schema.oneOf;
  const chosen = full ? alternatives?.[0] : alternatives?.at(-1);
  if (chosen) return sampleOf(chosen, full);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case 'string':
      return 'text';
    case 'number':
    case 'integer':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return full && schema.items ? [sampleOf(schema.items as JsonSchema, full)] : [];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => full || schema.required?.includes(name))
          .map(([name, property]) => [name, sampleOf(property as JsonSchema, full)]),
      );
    default:
      return null;
  }
}

/** A payload of a schema with everything in it, and one with as little as it allows. */
export const samplesOf = (schema: JsonSchema): unknown[] => [sampleOf(schema, true), sampleOf(schema, false)];
