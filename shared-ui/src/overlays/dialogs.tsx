import type { DrawerProps, ModalProps } from '@mantine/core';
import { whenOpened } from './when-opened.tsx';

export const loadDialogs = () => import(/* webpackChunkName: "dialogs" */ './mantine-dialogs.ts');

export const Modal = whenOpened<ModalProps>(async () => (await loadDialogs()).Modal);
export const Drawer = whenOpened<DrawerProps>(async () => (await loadDialogs()).Drawer);
