import { DENSITY_KEYWORD_MAX } from '@hirehq/shared-contracts/inputs';
import { useSearchParams } from '@hirehq/shared-ui';
import { PublicDensity } from '../features/view-density/public-density.tsx';

/** In a page of an employer: where its jobs are. Its address is that of the list of them. */
export function EmbeddedDensity() {
  const [search] = useSearchParams();
  return (
    <PublicDensity
      enterprise={search.get('enterprise') ?? ''}
      keyword={search.get('keyword')?.trim().slice(0, DENSITY_KEYWORD_MAX) ?? ''}
    />
  );
}
