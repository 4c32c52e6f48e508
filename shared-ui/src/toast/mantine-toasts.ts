/** What toasts are made of; loaded once the page has nothing else to do, or with the first toast. */
export { Notifications, notifications } from '@mantine/notifications';
