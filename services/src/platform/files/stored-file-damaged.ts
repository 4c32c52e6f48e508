/** The cause of a refusal, for the log: the bytes of a stored file are not those that were stored. */
export class StoredFileDamaged extends Error {}
