/** What the services ask of a child process, one request at a time. */
export type ChildRequest =
  /** Evaluates the served part of a release in a realm of its own. `global`: the name it sets. */
  | { id: number; load: { release: string; script: string; global: string; mostBytes: number } }
  /** `input`: JSON of a ServedPartInput. */
  | { id: number; render: { release: string; input: string } }
  /** Forgets the realm of a release. */
  | { id: number; drop: { release: string } };

/** `done`: JSON of a ServedPartOutput after `render`, else empty. `failed`: for the log of the operator. */
export type ChildReply = { id: number; done: string } | { id: number; failed: string };
