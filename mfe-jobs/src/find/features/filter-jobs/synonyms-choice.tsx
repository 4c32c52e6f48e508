import { Checkbox, FormattedMessage } from '@hirehq/shared-ui';
import { useSurface, useSynonyms } from '@hirehq/shared-ui/bundled';

/** Widens the searches of this browser by all other names of skills and titles (SV-02). A page of somebody else stores nothing. */
export function SynonymsChoice() {
  const [areActive, choose] = useSynonyms();
  const surface = useSurface();
  if (surface) return null;
  return (
    <Checkbox
      wrapperProps={{ 'data-needs-scripts': true }}
      mt="lg"
      checked={areActive}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
      label={<FormattedMessage id="synonyms.label" />}
      description={<FormattedMessage id="synonyms.note" />}
    />
  );
}
