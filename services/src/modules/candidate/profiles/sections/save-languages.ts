import type { CurrentLanguages, SpokenLanguageInput } from '@hirehq/shared-contracts/graphql/types';
import { languagesInput } from '@hirehq/shared-contracts/inputs';
import { readInput } from '../../../../platform/refusals/read-input.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Services } from '../../../../platform/module.ts';
import { expectedOf } from '../../../../platform/versions/expected-version.ts';
import { changeProfile } from '../change-profile.ts';
import { languagesOf, languagesVersionOf, replaceLanguages } from './languages.store.ts';

/** Replaces all languages, of an expected version of the list. */
export async function saveLanguages(
  services: Services,
  candidateId: string,
  { languages: typed, version }: { languages: readonly SpokenLanguageInput[]; version?: string | null | undefined },
): Promise<CurrentLanguages> {
  const languages = readInput(languagesInput, typed);
  return changeProfile(services, candidateId, async (trx) => {
    const languagesVersion = await replaceLanguages(trx, candidateId, languages, expectedOf(version));
    if (languagesVersion !== undefined) return { languages, languagesVersion };
    const current = {
      languages: await languagesOf(trx, candidateId),
      languagesVersion: await languagesVersionOf(trx, candidateId),
    };
    throw new Refusal('STALE', { current });
  });
}
