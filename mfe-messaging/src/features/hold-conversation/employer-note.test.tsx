import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createExampleInbox } from '../../../tests/example-inbox.ts';
import { BOREALIS, showPart } from '../../../tests/show-part.tsx';
import { MessagingConversationDocument } from '../../shared/conversation.graphql.ts';
import { Conversation } from './conversation.tsx';

describe('MS-03 what the employer says of itself', () => {
  const showWith = (details: object) =>
    showPart(<Conversation enterpriseId={BOREALIS} name="Borealis" />, {
      script: ({ api }) => {
        const inbox = createExampleInbox(true);
        api.respondToGraphql(MessagingConversationDocument, ({ enterpriseId, first }) => {
          const conversation = inbox.conversation(enterpriseId, { first });
          return { conversation: conversation && { ...conversation, ...details } };
        });
      },
    });

  test('is how soon it usually replies', async () => {
    showWith({ usualReply: 'WITHIN_AN_HOUR' });
    expect(await screen.findByText('Usually replies within an hour')).toBeVisible();
  });

  test('is that it is away, with its note as text, and until when', async () => {
    showWith({ away: { until: '2126-12-24T09:00:00Z', note: '<b>Back</b> after the holidays' } });
    const note = await screen.findByText('<b>Back</b> after the holidays');
    expect(note.closest('p')).toHaveTextContent(/^Borealis Care Group is away until Tue, Dec 24, 9:00 AM UTC/);
    expect(screen.queryByText(/Usually replies/)).not.toBeInTheDocument();
  });

  test('is no longer that it is away once that time has passed', async () => {
    showWith({ away: { until: '2020-12-24T09:00:00Z', note: 'Closed' } });
    expect(await screen.findByText(/Usually replies/)).toBeVisible();
    expect(screen.queryByText('Closed')).not.toBeInTheDocument();
  });
});
