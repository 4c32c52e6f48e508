import { useId, type ReactNode } from 'react';
import { FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import type { ChatMessage } from '../../shared/inbox/thread.model.ts';

type Link = ChatMessage['links'][number];

interface MessageLinkProps {
  link: Link;
  text: string;
  /** Element with the caution about the links of the message. */
  cautionId: string | undefined;
}

/** Isolated and from left to right, so that no character around it can change how the address reads. */
function MessageLink({ link: { href, host, textShowsHost }, text, cautionId }: MessageLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <bdi dir="ltr">
      <a
        className="ms-link"
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        {...(cautionId !== undefined && { 'aria-describedby': cautionId })}
      >
        {text}
        {!textShowsHost && (
          <>
            {' '}
            <span className="ms-link-host" dir="auto">
              <FormattedMessage id="messaging.linkHost" values={{ host: <bdi dir="ltr">{host}</bdi> }} />
            </span>
          </>
        )}
        <span className="hq-visually-hidden">{formatMessage({ id: 'messaging.newTab' })}</span>
      </a>
    </bdi>
  );
}

interface MessageTextProps {
  message: Pick<ChatMessage, 'message' | 'links' | 'hasUnprovenLink'>;
  employerName: string;
}

/** The text of a message, with the links that the server found in it, and the caution the server gave. */
export function MessageText({ message: { message, links, hasUnprovenLink }, employerName }: MessageTextProps) {
  const id = useId();
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const link of links) {
    pieces.push(message.slice(at, link.start));
    const text = message.slice(link.start, link.end);
    pieces.push(<MessageLink key={link.start} link={link} text={text} cautionId={hasUnprovenLink ? id : undefined} />);
    at = link.end;
  }
  return (
    <>
      <p className="ms-text" dir="auto">
        {pieces}
        {message.slice(at)}
      </p>
      {hasUnprovenLink && (
        <p className="ms-caution" id={id}>
          <Icon name="alert" size={16} />
          <span>
            <FormattedMessage id="messaging.linkCaution" values={{ name: <bdi>{employerName}</bdi> }} />
          </span>
        </p>
      )}
    </>
  );
}
