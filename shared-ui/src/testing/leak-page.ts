import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import type { MountTarget, RemoteModule } from '@hirehq/shared-contracts/remote-module';
import { createFakeShell, signedIn, signedOut, type FakeShell } from '@hirehq/shared-contracts/testing';
import '../styles.css';
import { exampleAddress, type RemoteExamples } from './remote-examples.ts';

interface Tried {
  manifest: RemoteManifest;
  remote: RemoteModule;
  examples: RemoteExamples;
}

/** What a tool that watches the page drives it by. */
export interface LeakPage {
  targets: MountTarget[];
  /** Mounts a part and unmounts it again, some times; throws where it does not mount. */
  repeat(target: MountTarget, times: number): Promise<void>;
  /** Subscriptions to ShellApi that nobody has ended, by what they are to. */
  subscriptions(): Record<string, number>;
}

/** For how long a part may show nothing: some have nothing to show. */
const EMPTY_MS = 100;
/** For how long a part may say that it is busy. */
const BUSY_MS = 2000;
const STEP_MS = 5;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function during(ms: number, isWaiting: () => boolean): Promise<void> {
  const end = performance.now() + ms;
  do await pause(STEP_MS);
  while (isWaiting() && performance.now() < end);
}

async function settled(element: Element): Promise<void> {
  await during(EMPTY_MS, () => element.childElementCount === 0);
  await during(BUSY_MS, () => element.querySelector('[aria-busy="true"]') !== null);
  await nextFrame();
}

type Subscribe = (...values: never[]) => () => void;

/** Counts what is subscribed to in a shell. A held page and a shown slot end as subscriptions do. */
function countSubscriptions(shell: FakeShell, counts: Map<string, number>): void {
  const counting =
    (name: (values: readonly unknown[]) => string, subscribe: Subscribe): Subscribe =>
    (...values) => {
      const key = name(values);
      const end = subscribe(...values);
      let isOpen = true;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return () => {
        if (isOpen) counts.set(key, (counts.get(key) ?? 0) - 1);
        isOpen = false;
        end();
      };
    };
  const { events, session, locale, reading, synonyms, slots } = shell;
  events.subscribe = counting(([topic]) => `event ${String(topic)}`, events.subscribe);
  session.subscribe = counting(() => 'session', session.subscribe);
  locale.subscribe = counting(() => 'locale', locale.subscribe);
  reading.subscribe = counting(() => 'reading', reading.subscribe);
  synonyms.subscribe = counting(() => 'synonyms', synonyms.subscribe);
  slots.show = counting(([slot]) => `slot ${String(slot)}`, slots.show);
  shell.holdPage = counting(() => 'holdPage', shell.holdPage);
}

/** What the fake shell has recorded, which would grow with each mount. */
function forgetCalls({ api, events, session, navigations, preloads, toasts, reports, questions }: FakeShell): void {
  for (const list of [api.restCalls, api.graphqlCalls, api.withoutResponse, events.published, events.dropped, session.left])
    list.length = 0;
  for (const list of [session.goneOn, navigations, preloads, toasts, reports, questions]) list.length = 0;
}

/** A page that mounts and unmounts the parts of a remote, each with the same ShellApi every time, as in the shell. */
export function openLeakPage({ manifest, remote, examples }: Tried): LeakPage {
  const counts = new Map<string, number>();
  const shellFor = (isSignedIn: boolean): FakeShell => {
    const shell = createFakeShell({
      remote: manifest.id,
      origin: window.location.origin,
      session: isSignedIn ? signedIn() : signedOut,
    });
    examples.respond(shell.api, 'some');
    countSubscriptions(shell, counts);
    return shell;
  };
  const shells = { candidate: shellFor(true), public: shellFor(false) };
  const parts = [
    ...manifest.routes.map(({ id, access }) => ({ target: { kind: 'route' as const, id }, access })),
    ...manifest.slots.map(({ id, access }) => ({ target: { kind: 'slot' as const, id }, access })),
  ];
  const shellOf = ({ kind, id }: MountTarget) => {
    const part = parts.find(({ target }) => target.kind === kind && target.id === id);
    return part?.access === 'public' ? shells.public : shells.candidate;
  };
  return {
    targets: parts.map(({ target }) => target),
    async repeat(target, times) {
      const shell = shellOf(target);
      for (let count = 0; count < times; count += 1) {
        window.history.replaceState(null, '', exampleAddress(manifest, examples, target));
        const element = document.body.appendChild(document.createElement('div'));
        const unmount = await remote.mount(element, shell, target);
        await settled(element);
        unmount();
        element.remove();
        await nextFrame();
        forgetCalls(shell);
      }
    },
    subscriptions: () => Object.fromEntries([...counts].filter(([, count]) => count !== 0)),
  };
}
