import type { z } from 'zod/mini';

export interface EventDefinition<Topic extends string = string, Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Noun and past participle, e.g. `application.submitted`. */
  topic: Topic;
  version: number;
  /** The remote, `shell` or `services` that may publish it. */
  owner: string;
  schema: Schema;
  /** The last value is replayed once to later subscribers. */
  retained: boolean;
  /** Reaches the other tabs of the same session. */
  crossTab: boolean;
  /** Converts the payload of the previous version, so that events of an older publisher reach a newer subscriber. */
  upcast?: (older: unknown) => unknown;
}

type Options<Schema> = Pick<EventDefinition, 'owner'> & { version: number; schema: Schema } & Partial<
    Pick<EventDefinition, 'retained' | 'crossTab' | 'upcast'>
  >;

/** Declares an event once; its type, its run-time check and its behaviour are derived from this. */
export function defineEvent<const Topic extends string, Schema extends z.ZodMiniType>(
  topic: Topic,
  options: Options<Schema>,
): EventDefinition<Topic, Schema> {
  return { topic, retained: false, crossTab: false, ...options };
}
