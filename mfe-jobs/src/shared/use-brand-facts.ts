import { HEALTH_FACTS, WORKPLACE_FACTS, type HealthFact, type WorkplaceFact } from '@hirehq/shared-contracts/codes';
import type { JobCardFragment } from '@hirehq/shared-contracts/graphql';
import { useBrand, useIntl } from '@hirehq/shared-ui';
import { useCodeLabel } from './code-labels.ts';

export type BrandFact = WorkplaceFact | HealthFact;

interface StatedFact {
  fact: BrandFact;
  name: string;
  value: string;
}

interface BrandFacts {
  /** What they are about. */
  about: 'workplace' | 'health';
  facts: readonly StatedFact[];
}

/** What the employer says of what matters most to the brand: of the workplace, or of a post in health; undefined for other brands. */
export function useBrandFacts({ workplace, health }: Pick<JobCardFragment, 'workplace' | 'health'>): BrandFacts | undefined {
  const variant = useBrand();
  const { formatMessage } = useIntl();
  const codeLabel = useCodeLabel();

  /** The licence in the words of the employer, and whether it may be under way. */
  const licence = (): string | undefined => {
    const words = health?.licence;
    if (!words) return codeLabel('licenceNeed', health?.licenceNeed ?? null);
    return health.licenceNeed === 'IN_PROGRESS'
      ? formatMessage({ id: 'licenceNeed.wordsInProgress' }, { licence: words })
      : words;
  };
  const ofHealth: Readonly<Record<HealthFact, () => string | undefined>> = {
    careSetting: () => codeLabel('careSetting', health?.careSetting ?? null),
    shiftPattern: () => codeLabel('shiftPattern', health?.shiftPattern ?? null),
    licenceNeed: licence,
    payBand: () => health?.payBand ?? undefined,
  };

  const stated = (fact: BrandFact, value: string | undefined): StatedFact[] =>
    value === undefined ? [] : [{ fact, name: formatMessage({ id: `filter.name.${fact}` }), value }];

  if (variant === 'N')
    return {
      about: 'workplace',
      facts: (Object.keys(WORKPLACE_FACTS) as WorkplaceFact[]).flatMap((fact) =>
        stated(fact, codeLabel(fact, workplace?.[fact] ?? null)),
      ),
    };
  if (variant === 'H')
    return {
      about: 'health',
      facts: (Object.keys(HEALTH_FACTS) as HealthFact[]).flatMap((fact) => stated(fact, ofHealth[fact]())),
    };
  return undefined;
}
