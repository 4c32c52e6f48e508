/** The entry point for pages with tabs. Separate, because no first view has them. */
export { Tabs } from '@mantine/core';
