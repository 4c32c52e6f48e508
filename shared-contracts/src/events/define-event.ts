import type { z } from 'zod/mini';

export interface EventDefinition<Topic extends string = string, Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Noun and past participle, e.g. `application.submitted`. */
  topic: Topic;
  version: number;
  /** The remote, `shell` or `services` that may publish it. */
  owner: string;
  schema: Schema;
  /** Replayed once, with its last value, to who subscribes later. */
  retained: boolean;
  /** Reaches the other tabs of the same session. */
  crossTab: boolean;
  /** From the payload of the version before, so that an older publisher still reaches a newer subscriber. */
  upcast?: (older: unknown) => unknown;
}

type Options<Schema> = Pick<EventDefinition, 'owner'> & { version: number; schema: Schema } & Partial<
    Pick<EventDefinition, 'retained' | 'crossTab' | 'upcast'>
  >;

/** Declares an event once: its type, its run-time check and its behaviour all come from here. */
export function defineEvent<const Topic extends string, Schema extends z.ZodMiniType>(
  topic: Topic,
  options: Options<Schema>,
): EventDefinition<Topic, Schema> {
  return { topic, retained: false, crossTab: false, ...options };
}
