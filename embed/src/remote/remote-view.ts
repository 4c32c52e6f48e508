import type { MountTarget, RemoteModule } from '@hirehq/shared-contracts/remote-module';
import type { EmbeddedRemote } from '@hirehq/shared-contracts/rest';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import { make } from '../elements.ts';
import { RemoteFailure } from './remote-failure.ts';
import { settled } from './settled.ts';
import type { EmbedApi } from './shell/embed-api.ts';
import { loadSheets } from './sheets.ts';
import { checkScripts } from './verified-files.ts';
import { withinLimit } from './within-limit.ts';

/** How long a part may take until it is complete. */
const LIMIT_MS = 20_000;

interface ViewOptions {
  module: RemoteModule;
  view: EmbeddedRemote['remote']['views'][string];
  shell: ShellApi;
  api: EmbedApi;
  shadow: ShadowRoot;
  /** Aborted if the part is not wanted any more, or has thrown. */
  stop: AbortSignal;
}

/** A part of the remote in the element. It is out of sight until it is complete. */
export interface RemoteView {
  element: HTMLElement;
  show(): void;
  remove(): void;
}

/** Mounts a part where nobody sees it, and resolves once it is complete. Rejects with a RemoteFailure, and leaves nothing then. */
export async function mountView({ module, view, shell, api, shadow, stop }: ViewOptions): Promise<RemoteView> {
  const [sheets] = await Promise.all([loadSheets(view.styles), checkScripts(view.scripts)]);
  const added = sheets.filter((sheet) => !shadow.adoptedStyleSheets.includes(sheet));
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, ...added];
  const part = make('div', { class: 'part', inert: '', 'data-waiting': '' });
  // Messages come after it, at the end of what is in sight.
  shadow.prepend(part);
  let unmount = () => {};
  const remove = () => {
    unmount();
    part.remove();
  };
  try {
    const target: MountTarget = { kind: view.kind, id: view.id };
    unmount = await module.mount(part, shell, target);
    await withinLimit(settled(part, api, stop), LIMIT_MS, `${view.id} is not complete`);
    stop.throwIfAborted();
  } catch (error) {
    remove();
    throw error instanceof RemoteFailure ? error : new RemoteFailure('REMOTE_FAILED', String(error), error);
  }
  return {
    element: part,
    show() {
      part.removeAttribute('inert');
      delete part.dataset['waiting'];
    },
    remove,
  };
}
