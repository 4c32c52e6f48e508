import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import type { RemoteModule } from '@hirehq/shared-contracts/remote-module';
import { createFakeShell, createFakeSurface, type FakeShell } from '@hirehq/shared-contracts/testing';
import '../styles.css';
import { exampleAddress, type RemoteExamples } from './remote-examples.ts';

interface Embedded {
  manifest: RemoteManifest;
  remote: RemoteModule;
  examples: RemoteExamples;
  /** The style sheets for shadow trees. */
  sheets: readonly CSSStyleSheet[];
}

/** What a test drives a page of somebody else by. */
export interface SurfacePage {
  /** Mounts a view that the manifest declares in the shadow tree of an element. */
  mount(host: Element, view: string, locale?: string): Promise<void>;
  unmount(): void;
  /** What the remote asked of the shell: pages that it opened, and texts of what it reported. */
  calls(): { navigations: string[]; reports: string[]; titles: (string | undefined)[]; scrolls: number };
}

/** A page of somebody else with the views of one remote that it may embed. */
export function openSurfacePage({ manifest, remote, examples, sheets }: Embedded): SurfacePage {
  let shell: FakeShell | undefined;
  let surface: ReturnType<typeof createFakeSurface> | undefined;
  let unmount = () => {};
  return {
    async mount(host, view, locale = 'en') {
      const target = manifest.embeds?.find((each) => each.view === view)?.target;
      if (!target) throw new Error(`${manifest.id} has no view ${view}`);
      const own = createFakeSurface(host, exampleAddress(manifest, examples, target));
      const { root } = own;
      if (!(root instanceof ShadowRoot)) throw new TypeError('the surface has no shadow tree');
      root.adoptedStyleSheets = [...sheets];
      own.styles.adopt = (sheet) => {
        root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
        return () => {
          root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
        };
      };
      const paths = manifest.embeds?.flatMap(
        ({ target: { id } }) => manifest.routes.find((route) => route.id === id)?.path ?? [],
      );
      shell = createFakeShell({
        remote: manifest.id,
        origin: 'https://jobs.example',
        locale,
        surface: own,
        navigate: (to) => {
          if (paths?.includes(to.replace(/[?#].*/, ''))) own.open(to);
        },
      });
      surface = own;
      examples.respond(shell.api, 'some');
      const element = document.createElement('div');
      root.append(element);
      const end = await remote.mount(element, shell, target);
      unmount = () => {
        end();
        root.replaceChildren();
      };
    },
    unmount: () => unmount(),
    calls: () => ({
      navigations: shell?.navigations.map(({ to }) => to) ?? [],
      reports: shell?.reports.map(({ error }) => String(error)) ?? [],
      titles: surface?.titles ?? [],
      scrolls: surface?.scrolls.length ?? 0,
    }),
  };
}
