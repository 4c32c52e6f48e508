import { z } from 'zod';

/** Fields of a value with their types, as `fieldsOf` gives them. */
const fields = z.record(z.string(), z.string());

/**
 * What a release offers to the other releases, the shell and the services, and what it uses of them; extracted from its sources when it
 * is built. Names are sorted, so that the same sources have the same surface. What the manifest declares (routes, slots, events) is
 * not repeated here.
 */
export const surfaceSchema = z.object({
  /**
   * Fields of each event it publishes, by `topic@version`, as this release was built with it. Of the shell: of every event that its
   * bus delivers, because the bus drops what it does not know.
   */
  publishes: z.record(z.string(), fields),
  /** Fields it reads of each event it subscribes to, by `topic@version`, with the types it was built for. */
  reads: z.record(z.string(), fields),
  /** Patterns of the pages it links to, its own included, e.g. `/job/:id/:referrerId?`. */
  links: z.array(z.string()),
  /** Of the shell: patterns of its own pages. The other routes of its manifest stand in for pages of remotes that are not deployed. */
  pages: z.array(z.string()).optional(),
  /** Slots it shows in its own pages; of the shell, in its frame. */
  slots: z.array(z.string()),
  /** Text of each GraphQL operation it sends, with its fragments, by name. */
  operations: z.record(z.string(), z.string()),
  /** REST calls it makes by key, e.g. `PUT candidates/skills`, with what they took and returned when it was built. */
  calls: z.record(z.string(), z.object({ sends: fields, reads: fields })),
  /** Members of ShellApi it uses, e.g. `session.signIn`. Of the shell: those it provides. */
  shell: z.array(z.string()),
  /** Names it imports of each entry point of the facade, e.g. `@hirehq/shared-ui/forms`. Of the shell: those it provides. */
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

/** A break as one sentence, for errors and logs. */
export const breakText = ({ consumer, missing, use }: Break): string => `${consumer} ${use}: ${missing}.`;
