import type { Services } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { embeddingEmployerOf, type EmbeddingEmployer } from '../../enterprises/employer-profiles/index.ts';
import { developmentKeyOf } from './development-key.ts';
import { mayEmbed } from './embed-domain.policy.ts';

export interface Embedding {
  /** An id of the employer, or one of its proven domains. */
  enterprise: string;
  /** Of the page that shows the embed; undefined for a page of the platform itself, and outside a browser. */
  origin: string | undefined;
  developmentKey?: string | undefined;
}

/** The employer whose jobs a page may show. Refuses with NOT_FOUND, and with EMBED_NOT_ALLOWED where it has not proven the domain. */
export async function employerOfEmbed(
  services: Pick<Services, 'config' | 'db' | 'files' | 'keyedHash'>,
  { enterprise, origin, developmentKey }: Embedding,
): Promise<EmbeddingEmployer> {
  const employer = await embeddingEmployerOf(services, enterprise);
  if (!employer)
    throw new Refusal('NOT_FOUND', {
      message: 'There is no such employer. Use its id, or a domain that it has proven, as `enterprise`.',
    });
  const hasDevelopmentKey = developmentKey === developmentKeyOf(services.keyedHash, employer.id);
  if (!mayEmbed({ origin, hasDevelopmentKey }, employer)) throw new Refusal('EMBED_NOT_ALLOWED');
  return employer;
}
