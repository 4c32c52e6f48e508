/**
 * Why a change loses nothing that another person or tab has changed meanwhile. Each call that changes something and each mutation
 * states one of them: the calls in their row of the call table, the mutations in MUTATION_EDITS.
 */
export const EDIT_CLASSES = {
  version: 'Names the version it replaces; with another one it is refused, with the present record.',
  adds: 'Adds a record and replaces none.',
  changedParts:
    'Names only the controls that were changed; each of them shows what it replaces, and is saved as soon as it is used.',
  member: 'Adds or removes one member of a set, or a record that nobody edits; repeating it changes nothing.',
  mark: 'Sets a mark that contains nothing anybody has typed, such as read or seen; repeating it changes nothing.',
  step: 'Takes a step from one state to the next; whoever comes second is refused, or has the same result.',
  own: 'Changes what the request itself, or the device that sends it, has started; nobody else edits it.',
  nothing: 'Stores nothing.',
} as const;
export type EditClass = keyof typeof EDIT_CLASSES;

/** The last change counts, for this reason. */
export interface LastWins {
  lastWins: string;
}
