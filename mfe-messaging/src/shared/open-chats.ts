import { z } from 'zod/mini';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import { storedItem } from '@hirehq/shared-ui/bundled';

/** A chat window. */
export interface OpenChat {
  enterpriseId: string;
  name: string;
  isMinimised: boolean;
}

export interface OpenWindows {
  /** Whether the list of conversations is expanded. */
  isListOpen: boolean;
  /** The one opened longest ago first; two at most. */
  chats: readonly OpenChat[];
}

export const MAX_CHATS = 2;

const storedSchema = z.object({
  isListOpen: z.boolean(),
  chats: z.array(z.object({ enterpriseId: z.string(), name: z.string(), isMinimised: z.boolean() })),
});

const CLOSED: OpenWindows = { isListOpen: false, chats: [] };

const itemOf = (storage: ShellApi['storage'], owner: string) => storedItem<OpenWindows>({ storage, key: 'windows', owner });

/** The windows of this candidate that were open when the page was left. */
export function readWindows(storage: ShellApi['storage'], owner: string): OpenWindows {
  const found = itemOf(storage, owner).get((value) => storedSchema.safeParse(value).data);
  return found ? { ...found, chats: found.chats.slice(-MAX_CHATS) } : CLOSED;
}

export const storeWindows = (storage: ShellApi['storage'], owner: string, windows: OpenWindows): void =>
  void itemOf(storage, owner).set(windows);

/** With this chat expanded. A third one closes the one opened longest ago. */
export function withChat({ chats, ...windows }: OpenWindows, chat: Omit<OpenChat, 'isMinimised'>): OpenWindows {
  const opened = { ...chat, isMinimised: false };
  const at = chats.findIndex(({ enterpriseId }) => enterpriseId === chat.enterpriseId);
  return { ...windows, chats: at >= 0 ? chats.with(at, opened) : [...chats, opened].slice(-MAX_CHATS) };
}

export const withMinimised = (windows: OpenWindows, enterpriseId: string, isMinimised: boolean): OpenWindows => ({
  ...windows,
  chats: windows.chats.map((chat) => (chat.enterpriseId === enterpriseId ? { ...chat, isMinimised } : chat)),
});

export const withoutChat = (windows: OpenWindows, enterpriseId: string): OpenWindows => ({
  ...windows,
  chats: windows.chats.filter((chat) => chat.enterpriseId !== enterpriseId),
});
