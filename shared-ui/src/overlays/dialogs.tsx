import type { DrawerProps, ModalProps } from '@mantine/core';
import { orWait } from './lost-file.ts';
import { whenOpened } from './when-opened.tsx';

export const loadDialogs = () => import('./mantine-dialogs.ts');

export const Modal = whenOpened<ModalProps>(orWait(async () => (await loadDialogs()).Modal));
export const Drawer = whenOpened<DrawerProps>(orWait(async () => (await loadDialogs()).Drawer));
