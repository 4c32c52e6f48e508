import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import type { MountTarget, RemoteModule } from '@hirehq/shared-contracts/remote-module';
import '../../styles.css';
import { slotAddress, type RemoteExamples } from '../remote-examples.ts';
import './dev-page.css';
import { createLoneShell, applySwitches } from './lone-shell.ts';
import { PartIndex } from './part-index.tsx';
import { SwitchBar } from './switch-bar.tsx';
import { saveSwitches, readSwitches, type Switches } from './switches.ts';

export interface LoneRemote {
  manifest: RemoteManifest;
  remote: RemoteModule;
  examples: RemoteExamples;
}

const LOG_LINES = 200;

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};
const pathNow = () => window.location.pathname;

function go(to: string, replace: boolean): void {
  if (replace) window.history.replaceState(null, '', to);
  else window.history.pushState(null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** The part that an address shows; undefined where it belongs to somebody else. */
function targetOf({ routes, slots }: RemoteManifest, pathname: string): MountTarget | undefined {
  const slot = slots.find(({ id }) => slotAddress(id) === pathname);
  if (slot) return { kind: 'slot', id: slot.id };
  const [match] = matchRoutes([...routes], pathname) ?? [];
  return match ? { kind: 'route', id: match.route.id } : undefined;
}

interface PartFrameProps extends LoneRemote {
  target: MountTarget;
  switches: Switches;
  log: (line: string) => void;
}

function PartFrame({ manifest, remote, examples, target: { kind, id }, switches, log }: PartFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current?.appendChild(document.createElement('div'));
    if (!element) return undefined;
    applySwitches(switches);
    const target = { kind, id };
    const mounted = remote.mount(element, createLoneShell({ manifest, examples, target, switches, go, log }), target);
    mounted.catch((error: unknown) => log(`did not start: ${String(error)}`));
    return () => {
      void mounted.then((unmount) => unmount()).finally(() => element.remove());
    };
  }, [manifest, remote, examples, kind, id, switches, log]);
  return <div ref={frame} className={kind === 'slot' ? 'dev-slot' : undefined} />;
}

function DevPage(lone: LoneRemote) {
  const { manifest, examples } = lone;
  const pathname = useSyncExternalStore(subscribe, pathNow);
  const [switches, setSwitches] = useState(readSwitches);
  const [lines, setLines] = useState<readonly { id: number; text: string }[]>([]);
  const [log] = useState(
    () => (text: string) => setLines((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text }].slice(-LOG_LINES)),
  );
  const target = targetOf(manifest, pathname);

  function change(changes: Partial<Switches>): void {
    saveSwitches(switches, changes);
    setLines([]);
    setSwitches({ ...switches, ...changes });
  }

  return (
    <>
      <SwitchBar name={`mfe-${manifest.id}`} switches={switches} onChange={change} lines={lines} />
      {pathname === '/' ? (
        <PartIndex manifest={manifest} examples={examples} />
      ) : target ? (
        <PartFrame {...lone} target={target} switches={switches} log={log} />
      ) : (
        <main className="dev-index">
          <h1>{pathname}</h1>
          <p>This page belongs to another remote or to the shell. Back leads to the one before.</p>
        </main>
      )}
    </>
  );
}

/**
 * Runs one remote with the fake shell and its examples: all routes and slots, and switches for what the shell provides. Returns a
 * function that ends it.
 */
export function openDevPage(lone: LoneRemote): () => void {
  const element = document.body.appendChild(document.createElement('div'));
  document.title = `mfe-${lone.manifest.id}`;
  const root = createRoot(element);
  root.render(<DevPage {...lone} />);
  return () => {
    root.unmount();
    element.remove();
  };
}
