import type { EnterpriseSector, EnterpriseSize } from '@hirehq/shared-contracts/codes';
import type { Theme } from '@hirehq/shared-contracts/rest';
import { jsonb, type Database } from '../../../platform/database/database.ts';

export async function employerRow(db: Database, id: string) {
  return db.selectFrom('enterprise').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface BrandChanges {
  establishmentName?: string | undefined;
  about?: string | null | undefined;
  sector?: EnterpriseSector | null | undefined;
  size?: EnterpriseSize | null | undefined;
  showsApplicants?: boolean | undefined;
  theme?: Theme | null | undefined;
  exclusiveCandidateTheme?: Theme | null | undefined;
}

export async function updateBrand(db: Database, id: string, changes: BrandChanges): Promise<void> {
  const { establishmentName, about, sector, size, showsApplicants, theme, exclusiveCandidateTheme } = changes;
  const column = (value: Theme | null) => (value === null ? null : jsonb(value));
  const set = {
    ...(establishmentName !== undefined && { establishment_name: establishmentName }),
    ...(about !== undefined && { about }),
    ...(sector !== undefined && { sector }),
    ...(size !== undefined && { size }),
    ...(showsApplicants !== undefined && { shows_applicants: showsApplicants }),
    ...(theme !== undefined && { theme: column(theme) }),
    ...(exclusiveCandidateTheme !== undefined && { exclusive_candidate_theme: column(exclusiveCandidateTheme) }),
  };
  if (Object.keys(set).length > 0) await db.updateTable('enterprise').set(set).where('id', '=', id).execute();
}
