import { FormattedMessage, useClientState } from '@hirehq/shared-ui';
import { startTransition, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Criticality } from '@hirehq/shared-contracts/remote-manifest';
import type { MountTarget } from '@hirehq/shared-contracts/remote-module';
import type { SlotName } from '@hirehq/shared-contracts/slots';
import { AdoptedPart, ReadableNotice } from '../first-paint/adopted-part.tsx';
import type { ServedPart } from '../first-paint/served-part.ts';
import { TakeOver } from '../first-paint/take-over.tsx';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { PartBoundary } from './part-boundary.tsx';
import type { PartComponent } from './load-version.ts';
import { PartFallback } from './part-fallback.tsx';
import type { PartLoad, PartState } from './part-load.ts';

interface RemotePartProps {
  remote: string;
  target: MountTarget;
  /** The slot the part fills; undefined for a page. */
  slot?: SlotName;
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

/**
 * What the page came with in the place of a part, until that has been shown or its page left. The first render of a page waits for its
 * part within its limit, so that the frame and the part replace what is painted in one commit.
 */
function useServedPart(remote: string, { kind, id }: MountTarget): ServedPart | undefined {
  const { servedParts } = useShellServices();
  const [served] = useState(() =>
    servedParts.find(
      (part) =>
        part.remote === remote && part.target.kind === kind && part.target.id === id && part.isHere() && part.nodes().length > 0,
    ),
  );
  if (served?.settled) use(served.settled);
  useEffect(() => () => served?.giveUp(), [served]);
  return served && served.nodes().length > 0 ? served : undefined;
}

/** The area of one part of a remote: its skeleton, the part, or the fallback if no version works. */
export function RemotePart({ remote, target: { kind, id }, slot, criticality, skeleton }: RemotePartProps) {
  const { loader, shellApiOf, logRenderError, pageRenewal } = useShellServices();
  const load = useMemo(() => loader.part(remote, { kind, id }), [loader, remote, kind, id]);
  const served = useServedPart(remote, { kind, id });
  const state = useSlicedState(load);
  const failure = state.status === 'failed' ? state.failure : undefined;
  const isOffered = useClientState(pageRenewal.offered);
  useEffect(() => load.start(), [load]);
  useEffect(() => {
    if (failure) pageRenewal.partLost(remote, kind, failure);
  }, [failure, pageRenewal, remote, kind]);
  // What the browser could not load while it was offline is requested again when it is online.
  useEffect(() => {
    if (failure?.cause !== 'unreachable') return undefined;
    const again = () => loader.retry(remote, { kind, id });
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failure, loader, remote, kind, id]);

  function inPlace(line: ReactNode, otherwise: ReactNode): ReactNode {
    if (!served) return otherwise;
    return (
      <AdoptedPart served={served} otherwise={otherwise}>
        {line}
      </AdoptedPart>
    );
  }
  // A slot is a part of a page that works: what is late there can be read, and its links lead away.
  const late = kind === 'route' && (
    <ReadableNotice data-remote={remote} data-part={id}>
      <FormattedMessage id="fallback.readable.late" />
    </ReadableNotice>
  );

  if (state.status === 'failed') {
    const fallback = (isReadable: boolean) => (
      <PartFallback
        remote={remote}
        part={id}
        slot={slot}
        criticality={criticality}
        failure={state.failure}
        onRetry={() => loader.retry(remote, { kind, id })}
        onReload={isOffered ? pageRenewal.reload : undefined}
        isReadable={isReadable}
      />
    );
    return inPlace(kind === 'route' && fallback(true), fallback(false));
  }
  if (state.status !== 'ready') return inPlace(late, skeleton);
  const { Component, run } = state;

  function onThrow(phase: 'mount' | 'render', error: unknown, componentStack: string | null | undefined): void {
    load.threw(phase, error);
    logRenderError(error, componentStack);
  }

  function onShown(): void {
    load.shown();
    served?.giveUp();
  }

  return (
    <PartBoundary key={run} onThrow={onThrow} onShown={onShown} fallback={served && inPlace(late, null)}>
      <Component shell={shellApiOf(remote)} />
      {served?.isAdopted() && <TakeOver root={served.root} />}
    </PartBoundary>
  );
}
