import type { RemotePart as RealRemotePart } from '../remotes/remote-part.tsx';

type Props = Parameters<typeof RealRemotePart>[0];

/**
 * Stands in for remotes/remote-part.tsx when pages are painted at build time: the part's skeleton, and for a slot the marks
 * by which the server leaves it out where no remote fills it (shared-contracts/first-paint.ts).
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
