import type { CurrentLanguages, SpokenLanguageInput } from '@hirehq/shared-contracts/graphql/types';
import { languagesInput } from '@hirehq/shared-contracts/inputs';
import type { RefusalCode } from '@hirehq/shared-contracts/refusals';
import type { Refused } from '../../../../platform/http/mutation-result.ts';
import { readInput } from '../../../../platform/http/read-input.ts';
import type { Services } from '../../../../platform/module.ts';
import { expectedOf } from '../../../../platform/versions/expected-version.ts';
import { changeProfile } from '../change-profile.ts';
import { languagesOf, languagesVersionOf, replaceLanguages } from './languages.store.ts';

type LanguagesOutcome =
  | ({ ok: true } & CurrentLanguages)
  | (Refused<RefusalCode<'saveLanguages'>> & { current?: CurrentLanguages });

/** Replaces all languages, of an expected version of the list. */
export async function saveLanguages(
  services: Services,
  candidateId: string,
  { languages: typed, version }: { languages: readonly SpokenLanguageInput[]; version?: string | null | undefined },
): Promise<LanguagesOutcome> {
  const languages = readInput(languagesInput, typed);
  return changeProfile(services, candidateId, async (trx): Promise<LanguagesOutcome> => {
    const languagesVersion = await replaceLanguages(trx, candidateId, languages, expectedOf(version));
    if (languagesVersion !== undefined) return { ok: true, languages, languagesVersion };
    const current = {
      languages: await languagesOf(trx, candidateId),
      languagesVersion: await languagesVersionOf(trx, candidateId),
    };
    return { ok: false, code: 'STALE', current };
  });
}
