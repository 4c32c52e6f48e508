/** The components of dialogs; loaded when the first dialog is opened. */
export { Drawer, Modal } from '@mantine/core';
