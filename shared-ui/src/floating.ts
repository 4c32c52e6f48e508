/**
 * The entry point for panels that float over the page, and their components. Separate, because no first view needs it: only
 * parts or chunks loaded later use it.
 */
export { Combobox, Drawer, Menu, Popover, useCombobox } from '@mantine/core';
