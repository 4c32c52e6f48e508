import searchWords from './data/search-words.json' with { type: 'json' };

/** Words that apply to every job. */
export const WORDS_OF_EVERY_JOB: ReadonlySet<string> = new Set(searchWords.emptyWords);
/** Stop words. The index drops English ones; the others would count as words of the title. */
export const STOP_WORDS: ReadonlySet<string> = new Set(searchWords.smallWords);

/** True for a word that says nothing about the work: 'jobs', 'in'. */
export const isFiller = (word: string): boolean => WORDS_OF_EVERY_JOB.has(word) || STOP_WORDS.has(word);
