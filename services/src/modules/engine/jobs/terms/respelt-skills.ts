import { foldText, SKILL_CATALOGUE } from '../../skills/index.ts';
import { plainWords } from './searchable-text.ts';

/** Skills of the catalogue by the words of names that the index writes differently: 'c++' is 'cplusplus' there. */
const RESPELT = SKILL_CATALOGUE.reduce((found, { id, name, synonyms }) => {
  for (const each of [name, ...synonyms]) {
    const words = plainWords(each);
    if (words && words !== foldText(each)) found.set(words, [...(found.get(words) ?? []), id]);
  }
  return found;
}, new Map<string, number[]>());

/** Ids of the skills that these words of a query name, where their spelling in the catalogue is another one. */
export const respeltSkills = (words: readonly string[]): number[] => words.flatMap((each) => RESPELT.get(each) ?? []);
