import type { z } from 'zod';

/** A part of the input: absent without keys, optional if every key is, else required. */
export type Part<Name extends string, Schema extends z.ZodObject> = keyof Schema['shape'] extends never
  ? { [K in Name]?: never }
  : Partial<z.input<Schema>> extends z.input<Schema>
    ? { [K in Name]?: z.input<Schema> }
    : { [K in Name]: z.input<Schema> };

/** The body of the input: absent without one, optional if the schema says so, else required. */
export type BodyPart<Body extends z.core.$ZodType> = Body extends z.ZodUndefined
  ? { body?: never }
  : undefined extends z.input<Body>
    ? { body?: z.input<Body> }
    : { body: z.input<Body> };
