import type { RemotePart as RealRemotePart } from '../remotes/remote-part.tsx';

type Props = Parameters<typeof RealRemotePart>[0];

/**
 * Replaces remotes/remote-part.tsx in prerendered pages: renders the skeleton of the part, and for a slot the markers with
 * which the server removes it if no remote fills it (shared-contracts/first-paint.ts).
 */
export function RemotePart({ target, skeleton }: Props) {
  if (target.kind === 'route') return skeleton;
  return (
    <>
      {`[[slot ${target.id}]]`}
      {skeleton}
      {'[[/slot]]'}
    </>
  );
}
