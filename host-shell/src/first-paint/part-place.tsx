import { PART_PLACE } from '@hirehq/shared-contracts/served-part';
import type { RemotePart as RealRemotePart } from '../remotes/remote-part.tsx';

type Props = Parameters<typeof RealRemotePart>[0];

/**
 * Replaces remotes/remote-part.tsx in prerendered pages: renders the skeleton of the part. For a page it is between the elements
 * where the server puts its served part (shared-contracts/served-part.ts), for a slot between the markers with which the server
 * removes it if no remote fills it, or puts what is served in its place (shared-contracts/first-paint.ts).
 */
export function RemotePart({ target, skeleton }: Props) {
  if (target.kind === 'route') {
    return (
      <>
        <template data-part={PART_PLACE.begin} />
        {skeleton}
        <template data-part={PART_PLACE.end} />
      </>
    );
  }
  return (
    <>
      {`[[slot ${target.id}]]`}
      {skeleton}
      {'[[/slot]]'}
    </>
  );
}
