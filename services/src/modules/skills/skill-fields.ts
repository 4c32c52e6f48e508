/**
 * Skills by field; a skill's id is the field's number times 1000 plus its place in the list, so new ones go at the end.
 * After the name come its synonyms. `=` reads a word from texts only in this very case (Excel, not excel);
 * `!` never reads it from texts (Go).
 */
export type SkillField = readonly [number, string, readonly (readonly string[])[]];
