import { safeLocalPath } from '@hirehq/shared-contracts/page-path';
import { Icon, useIntl, useOrigin } from '@hirehq/shared-ui';
import type { ChatMessage } from '../../shared/inbox/thread.model.ts';

const IMAGE_WIDTH = 200;

/** An image, 200 px wide, or a link to the file. The address is one of our own or is not used. */
export function Attachment({ message }: { message: Pick<ChatMessage, 'fileName' | 'fileType' | 'messageSignedUrl'> }) {
  const { formatMessage } = useIntl();
  const link = safeLocalPath(message.messageSignedUrl, useOrigin());
  const name = message.fileName ?? formatMessage({ id: 'messaging.file' });
  const isImage = message.fileType?.startsWith('image/') ?? false;
  if (link === undefined)
    return (
      <span className="ms-file">
        <Icon name="attachment" size={18} />
        <bdi>{name}</bdi>
      </span>
    );
  return (
    <a className={isImage ? 'ms-image' : 'ms-file'} href={link} target="_blank" rel="noreferrer">
      {isImage ? (
        <img src={link} alt={name} width={IMAGE_WIDTH} loading="lazy" decoding="async" />
      ) : (
        <>
          <Icon name="attachment" size={18} />
          <bdi>{name}</bdi>
        </>
      )}
      <span className="hq-visually-hidden">{formatMessage({ id: 'messaging.newTab' })}</span>
    </a>
  );
}
