import { useClientState } from '@hirehq/shared-ui';
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Criticality } from '@hirehq/shared-contracts/remote-manifest';
import type { MountTarget } from '@hirehq/shared-contracts/remote-module';
import { useShellServices } from '../lend/shell-services.tsx';
import { PartBoundary } from './part-boundary.tsx';
import type { PartComponent } from './load-version.ts';
import { PartFallback } from './part-fallback.tsx';
import type { PartLoad, PartState } from './part-load.ts';

interface RemotePartProps {
  remote: string;
  target: MountTarget;
  criticality: Criticality;
  /** Shown until the part has loaded; the same size as the part. */
  skeleton: ReactNode;
}

/** The state of a load, updated in a transition: new content is rendered in slices while its skeleton stays. */
function useSlicedState({
  subscribe,
  current,
}: Pick<PartLoad<PartComponent>, 'subscribe' | 'current'>): PartState<PartComponent> {
  const [held, setHeld] = useState(() => ({ of: subscribe, state: current() }));
  useEffect(() => {
    const follow = () => startTransition(() => setHeld({ of: subscribe, state: current() }));
    follow();
    return subscribe(follow);
  }, [subscribe, current]);
  return held.of === subscribe ? held.state : current();
}

/** The area of one part of a remote: its skeleton, the part, or the fallback if no version works. */
export function RemotePart({ remote, target: { kind, id }, criticality, skeleton }: RemotePartProps) {
  const { loader, lend, logRenderError, pageRenewal } = useShellServices();
  const load = useMemo(() => loader.part(remote, { kind, id }), [loader, remote, kind, id]);
  const state = useSlicedState(load);
  const isFailed = state.status === 'failed';
  const isOffered = useClientState(pageRenewal.offered);
  useEffect(() => load.start(), [load]);
  useEffect(() => {
    if (isFailed) pageRenewal.partLost(remote, kind);
  }, [isFailed, pageRenewal, remote, kind]);

  if (state.status === 'failed') {
    return (
      <PartFallback
        remote={remote}
        part={id}
        criticality={criticality}
        failure={state.failure}
        onRetry={() => loader.retry(remote, { kind, id })}
        onReload={isOffered ? pageRenewal.reload : undefined}
      />
    );
  }
  if (state.status !== 'ready') return skeleton;
  const { Component, run } = state;

  function onThrow(phase: 'mount' | 'render', error: unknown, componentStack: string | null | undefined): void {
    load.threw(phase, error);
    logRenderError(error, componentStack);
  }

  return (
    <PartBoundary key={run} onThrow={onThrow} onShown={() => load.shown()}>
      <Component shell={lend(remote)} />
    </PartBoundary>
  );
}
