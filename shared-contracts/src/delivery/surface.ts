import { z } from 'zod';

/** A JSON Schema. */
const jsonSchema = z.record(z.string(), z.unknown());

/**
 * What a release offers to the other releases, the shell and the services, and what it uses of them; extracted from its sources when it
 * is built. Names are sorted, so that the same sources have the same surface. What the manifest declares (routes, slots, events) is
 * not repeated here.
 */
export const surfaceSchema = z.object({
  /** Schema of each event it publishes, by `topic@version`, as this release was built with it. */
  publishes: z.record(z.string(), jsonSchema),
  /** Fields it reads of each event it subscribes to, by `topic@version`; a field of an object in it is `parent.child`. */
  reads: z.record(z.string(), z.array(z.string())),
  /** Patterns of the pages it links to, its own included, e.g. `/job/:id/:referrerId?`. */
  links: z.array(z.string()),
  /** Slots it shows in its own pages. */
  slots: z.array(z.string()),
  /** Text of each GraphQL operation it sends, with its fragments, by name. */
  operations: z.record(z.string(), z.string()),
  /** Keys of the REST calls it makes, e.g. `PUT candidates/skills`. */
  calls: z.array(z.string()),
  /** Members of ShellApi it uses, e.g. `session.signIn`. */
  shell: z.array(z.string()),
  /** Names it imports of each entry point of the facade, e.g. `@hirehq/shared-ui/forms`. */
  facade: z.record(z.string(), z.array(z.string())),
  /** Modules it takes from the shell at run time, with the version it was built for. Of the shell: those it provides. */
  shared: z.record(z.string(), z.string()),
});
export type Surface = z.infer<typeof surfaceSchema>;

/** Something a release uses that is, or would be, missing. */
export const breakSchema = z.object({
  /** `jobs 1.4.0-3f2a…`, `shell …` or `services`. */
  consumer: z.string(),
  /** What would no longer be there, and of whom, e.g. `field jobId of application.submitted@1, published by jobs`. */
  missing: z.string(),
  /** How the consumer uses it, e.g. `reads it`, `links to it`. */
  use: z.string(),
});
export type Break = z.infer<typeof breakSchema>;
