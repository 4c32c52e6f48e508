/**
 * The part of the facade for panels that float over the page, and what they are made of. Apart from the rest, because no
 * first view waits for it: what uses it is a part or a chunk of its own.
 */
export { Combobox, Drawer, Menu, Popover, useCombobox } from '@mantine/core';
