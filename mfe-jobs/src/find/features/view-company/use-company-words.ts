import type { EnterpriseSector, EnterpriseSize, UsualReply } from '@hirehq/shared-contracts/codes';
import { defineMessages, useIntl } from '@hirehq/shared-ui';

const SECTORS = defineMessages({
  AGRICULTURE: { id: 'sector.AGRICULTURE' },
  CONSTRUCTION: { id: 'sector.CONSTRUCTION' },
  CREATIVE: { id: 'sector.CREATIVE' },
  EDUCATION: { id: 'sector.EDUCATION' },
  ENERGY: { id: 'sector.ENERGY' },
  FINANCE: { id: 'sector.FINANCE' },
  HEALTHCARE: { id: 'sector.HEALTHCARE' },
  HOSPITALITY: { id: 'sector.HOSPITALITY' },
  LOGISTICS: { id: 'sector.LOGISTICS' },
  MANUFACTURING: { id: 'sector.MANUFACTURING' },
  NONPROFIT: { id: 'sector.NONPROFIT' },
  PROFESSIONAL_SERVICES: { id: 'sector.PROFESSIONAL_SERVICES' },
  PUBLIC: { id: 'sector.PUBLIC' },
  REAL_ESTATE: { id: 'sector.REAL_ESTATE' },
  RETAIL: { id: 'sector.RETAIL' },
  SCIENCE: { id: 'sector.SCIENCE' },
  TECHNOLOGY: { id: 'sector.TECHNOLOGY' },
}) satisfies Record<EnterpriseSector, unknown>;

/** From how many people to how many. */
const SIZES = {
  UP_TO_10: [1, 10],
  UP_TO_50: [11, 50],
  UP_TO_250: [51, 250],
  UP_TO_1000: [251, 1000],
  UP_TO_5000: [1001, 5000],
  OVER_5000: [5000, null],
} as const satisfies Record<EnterpriseSize, readonly [number, number | null]>;

const REPLIES = defineMessages({
  WITHIN_AN_HOUR: { id: 'company.reply.hour' },
  WITHIN_A_DAY: { id: 'company.reply.day' },
  WITHIN_A_WEEK: { id: 'company.reply.week' },
}) satisfies Record<UsualReply, unknown>;

/** What an employer states about itself by codes, in words. */
export function useCompanyWords() {
  const { formatMessage } = useIntl();
  return {
    sector: (sector: EnterpriseSector) => formatMessage(SECTORS[sector]),
    size: (size: EnterpriseSize) => {
      const [from, to] = SIZES[size];
      return to === null
        ? formatMessage({ id: 'company.people.over' }, { from })
        : formatMessage({ id: 'company.people' }, { from, to });
    },
    reply: (reply: UsualReply) => formatMessage(REPLIES[reply]),
  };
}
