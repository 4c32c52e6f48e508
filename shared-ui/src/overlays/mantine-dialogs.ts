/** What dialogs are made of; loaded when the first one is opened. */
export { Drawer, Modal } from '@mantine/core';
