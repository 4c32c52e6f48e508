import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Routes } from 'react-router-dom';
import type { ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import type { MountTarget, RemoteComponentProps, RemoteModule } from '@hirehq/shared-contracts/remote-module';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import { DataProvider } from '../data/data-provider.tsx';
import { forgetUnused, type EventReactions } from '../data/data-client.ts';
import { followReading } from '../reading/follow-reading.ts';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import { UiProvider } from '../theme/ui-provider.tsx';
import { loadMessages, messageLocale, type RemoteMessages } from './load-messages.ts';
import { RemoteIntl } from './remote-intl.tsx';
import { ShellProvider } from './shell-context.tsx';
import { ShellRouter } from './shell-router.tsx';

/** Imports a module whose only export is the component of the part. The build names the chunk after the part (name-parts.ts). */
type Part = () => Promise<Readonly<Record<string, ComponentType>>>;

/** One part for each id in the manifest, and no other. A manifest that is not `as const` has no known ids. */
type PartsOf<Declared extends readonly { id: string }[]> = [Declared[number]] extends [never]
  ? Readonly<Record<string, never>>
  : string extends Declared[number]['id']
    ? never
    : { readonly [Id in Declared[number]['id']]: Part };

export interface RemoteDefinition<Manifest extends ManifestDeclaration> {
  manifest: Manifest;
  messages: RemoteMessages;
  /** Route id → its page, loaded on first use. */
  routes: PartsOf<Manifest['routes']>;
  slots: PartsOf<Manifest['slots']>;
  /** The effect of each event on the remote's data. */
  reactions?: EventReactions;
}

function withShell(
  Content: ComponentType,
  { messages, reactions }: Pick<RemoteDefinition<ManifestDeclaration>, 'messages' | 'reactions'>,
): ComponentType<RemoteComponentProps> {
  return function RemotePartInShell({ shell }: RemoteComponentProps) {
    return (
      <ShellProvider shell={shell}>
        <DataProvider shell={shell} reactions={reactions}>
          <RemoteIntl messages={messages}>
            <Content />
          </RemoteIntl>
        </DataProvider>
      </ShellProvider>
    );
  };
}

interface FrameProps {
  shell: ShellApi;
  children: ReactNode;
}

function PageFrame({ shell, children }: FrameProps) {
  return (
    <UiProvider variant={shell.brand.variant} colorScheme="auto" direction={directionOf(shell.locale.current())}>
      <ShellRouter shell={shell}>{children}</ShellRouter>
    </UiProvider>
  );
}

/** What a part has around it where it is mounted by itself. Pages of our own load nothing of surfaces. */
async function frameOf({ surface }: ShellApi, pattern: string | undefined): Promise<ComponentType<FrameProps>> {
  if (!surface) return PageFrame;
  const { SurfaceFrame } = await import(/* webpackChunkName: "surface" */ '../surface/surface-frame.tsx');
  return (props) => <SurfaceFrame {...props} surface={surface} pattern={pattern} />;
}

const pageLanguage = () => messageLocale(document.documentElement.lang || 'en');

/** Creates the module a remote exposes as `./remote`: its parts, each with the ShellApi and the remote's texts. */
export function defineRemote<const Manifest extends ManifestDeclaration>({
  manifest,
  messages,
  routes,
  slots,
  reactions,
}: RemoteDefinition<Manifest>): RemoteModule {
  const wrap = (parts: Readonly<Record<string, Part>>) =>
    Object.fromEntries(
      Object.entries(parts).map(([id, load]) => [
        id,
        async (language = pageLanguage()) => {
          const [module] = await Promise.all([load(), loadMessages(messages, language).catch(() => messages.en)]);
          const [Content, ...others] = Object.values(module);
          if (!Content || others.length > 0)
            throw new TypeError(`the module of ${id} has to export its component and nothing else`);
          return withShell(Content, { messages, ...(reactions && { reactions }) });
        },
      ]),
    );
  const wrapped = { route: wrap(routes), slot: wrap(slots) };

  async function mount(element: HTMLElement, shell: ShellApi, target: MountTarget): Promise<() => void> {
    const load = wrapped[target.kind][target.id];
    if (!load) throw new Error(`${manifest.id} has no ${target.kind} ${target.id}`);
    const path = target.kind === 'route' ? manifest.routes.find(({ id }) => id === target.id)?.path : undefined;
    const [Content, Frame] = await Promise.all([load(messageLocale(shell.locale.current())), frameOf(shell, path)]);
    const root = createRoot(element);
    root.render(
      <Frame shell={shell}>
        <Routes>
          {path && <Route path={path} element={<Content shell={shell} />} />}
          <Route path="*" element={<Content shell={shell} />} />
        </Routes>
      </Frame>,
    );
    const stopReading = shell.surface ? undefined : followReading(element, shell);
    return () => {
      stopReading?.();
      root.unmount();
      if (shell.surface) forgetUnused(shell);
    };
  }

  return { contract: manifest.contract, routes: wrapped.route, slots: wrapped.slot, mount };
}
