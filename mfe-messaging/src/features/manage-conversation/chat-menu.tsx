import { routes } from '@hirehq/shared-contracts/routes';
import { ActionIcon, Icon, useClientState, useConfirm, useIntl, useToast } from '@hirehq/shared-ui';
import { useLaterPart } from '@hirehq/shared-ui/bundled';
import { Menu } from '@hirehq/shared-ui/floating';
import { useMessaging } from '../../shared/use-messaging.ts';
import { useManageConversation } from './manage-conversation.mutation.ts';

const loadDialog = async () => (await import(/* webpackChunkName: "report-conversation" */ './report-dialog.tsx')).ReportDialog;

interface ChatMenuProps {
  enterpriseId: string;
  name: string;
  /** False on the page itself. */
  canOpenInTab: boolean;
  /** The conversation is marked as unread: it is closed, or it would be read again at once. */
  onMarkedUnread: () => void;
}

/** What can be done with a conversation. */
export function ChatMenu({ enterpriseId, name, canOpenInTab, onMarkedUnread }: ChatMenuProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const { inbox } = useMessaging();
  const { numbers, messages } = useClientState(inbox.thread(enterpriseId));
  const manage = useManageConversation(enterpriseId);
  const confirm = useConfirm();
  const toast = useToast();
  const report = useLaterPart(loadDialog, 'messaging.report.failed');
  const isBlocked = numbers?.writing === 'BLOCKED_BY_CANDIDATE';

  async function clear(): Promise<void> {
    if (!(await confirm({ title: text('messaging.deleteHistory'), question: text('messaging.sure') }))) return;
    const outcome = await manage.clear();
    if (outcome.ok) toast({ kind: 'success', message: text('messaging.cleared') });
    else toast({ kind: 'error', message: outcome.failure.text });
  }

  async function markUnread(): Promise<void> {
    onMarkedUnread();
    const outcome = await manage.markUnread();
    if (!outcome.ok) toast({ kind: 'error', message: outcome.failure.text });
  }

  async function toggleBlocked(): Promise<void> {
    const question = formatMessage({ id: 'messaging.blockQuestion' }, { name });
    if (!isBlocked && !(await confirm({ title: text('messaging.block'), question }))) return;
    const outcome = await manage.setBlocked(!isBlocked);
    if (!outcome.ok) toast({ kind: 'error', message: outcome.failure.text });
  }

  return (
    <>
      <Menu position="bottom-end" width={220} withinPortal={false} shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={formatMessage({ id: 'messaging.menu' }, { name })}>
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {canOpenInTab && (
            <Menu.Item
              component="a"
              href={routes.messageList({ candidateId: enterpriseId, candidateDetails: name, enterpriseId })}
              target="_blank"
              rel="noreferrer"
            >
              {text('messaging.openInTab')}
            </Menu.Item>
          )}
          <Menu.Item disabled={messages.length === 0} onClick={() => void markUnread()}>
            {text('messaging.markUnread')}
          </Menu.Item>
          <Menu.Item disabled={messages.length === 0} onClick={() => void clear()}>
            {text('messaging.clear')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={() => void toggleBlocked()}>{text(isBlocked ? 'messaging.unblock' : 'messaging.block')}</Menu.Item>
          <Menu.Item onClick={report.open}>{text('messaging.report')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {report.Part && <report.Part enterpriseId={enterpriseId} name={name} opened={report.opened} onClose={report.close} />}
    </>
  );
}
