import { shellStorage } from '../shell-api/shell-storage.ts';

/** The value of the stored option, and of the header, while synonyms are active. */
export const SYNONYMS_ACTIVE = 'T';

/** True if the option is stored in this browser. */
export const areSynonymsActive = (): boolean => shellStorage.get('synonyms') === SYNONYMS_ACTIVE;

/** The header of calls that widens searches by synonyms (SV-02); empty if they are not active. */
export const synonymsHeader = (): Record<string, string> => (areSynonymsActive() ? { 'x-synonyms-active': SYNONYMS_ACTIVE } : {});
