import type { SpokenLanguage, SpokenLanguageInput } from '@hirehq/shared-contracts/graphql/types';
import { languagesInput } from '@hirehq/shared-contracts/inputs';
import { readInput } from '../../../platform/http/read-input.ts';
import type { Services } from '../../../platform/module.ts';
import { changeProfile } from '../change-profile.ts';
import { replaceLanguages } from './languages.store.ts';

export async function saveLanguages(
  services: Services,
  candidateId: string,
  typed: readonly SpokenLanguageInput[],
): Promise<{ ok: true; languages: SpokenLanguage[] }> {
  const languages = readInput(languagesInput, typed);
  return changeProfile(services, candidateId, async (trx) => {
    await replaceLanguages(trx, candidateId, languages);
    return { ok: true, languages };
  });
}
