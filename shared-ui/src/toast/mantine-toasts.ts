/** The components of toasts; loaded when the page is idle, or with the first toast. */
export { Notifications, notifications } from '@mantine/notifications';
