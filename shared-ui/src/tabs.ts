/** The part of the facade for pages in tabs. Apart from the rest, because no first view has them. */
export { Tabs } from '@mantine/core';
