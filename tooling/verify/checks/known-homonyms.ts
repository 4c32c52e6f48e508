/**
 * Exported names that several files of a package declare with different meanings, and how many. A number may only become smaller: a new
 * declaration gets a name that says what differs.
 */
export const KNOWN_HOMONYMS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  // One component for each framework, in an entry point of its own.
  embed: {
    HirehqEmbed: 2,
  },
  'mfe-profile': {
    SKILLS: 2,
  },
  services: {
    Surroundings: 2,
    appliedTo: 2,
    documentOf: 2,
    mailsTo: 2,
    openJobsOf: 2,
  },
  'shared-contracts': {
    date: 2,
    emptyText: 2,
    optionalText: 2,
    text: 2,
  },
};
