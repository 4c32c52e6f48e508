/**
 * Skills by field; a skill's id is the field's number times 1000 plus its position in the list, so append new ones.
 * The name is followed by its synonyms. `=` matches a word in texts only in this exact case (Excel, not excel);
 * `!` never matches it in texts (Go).
 */
export type SkillField = readonly [number, string, readonly (readonly string[])[]];
