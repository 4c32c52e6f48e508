import { routes, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import {
  Button,
  FormattedMessage,
  Icon,
  Modal,
  PageLink,
  Skeleton,
  useDisclosure,
  useIntl,
  useSignIn,
  useStorage,
  useViewer,
} from '@hirehq/shared-ui';
import { laterPart } from '@hirehq/shared-ui/bundled';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useOffersAccount } from '../../../shared/use-offers-account.ts';
import './save-search-form.module.css';
import { SAVE_SEARCH_AFTER_SIGN_IN, savedQueryOf } from './save-search.model.ts';

const SaveSearchForm = laterPart(
  async () => (await import(/* webpackChunkName: "save-search" */ './save-search-form.tsx')).SaveSearchForm,
);

interface SaveSearchButtonProps {
  search: JobSearchParams;
  /** The title of the search's list. */
  title: string;
  /** On the button, if it does not say that it saves a search. */
  label?: ReactNode;
  size?: 'sm' | 'md';
}

/** Saves a search, with job alerts (JB-22). A visitor signs in first, and the dialog opens on return. */
export function SaveSearchButton({ search, title, label, size = 'sm' }: SaveSearchButtonProps) {
  const { formatMessage } = useIntl();
  const storage = useStorage();
  const viewer = useViewer();
  const { signIn } = useSignIn();
  const [opened, { open, close }] = useDisclosure(false);
  const [saved, setSaved] = useState<string>();
  const query = savedQueryOf(search);

  useEffect(() => {
    if (viewer === undefined || storage.get(SAVE_SEARCH_AFTER_SIGN_IN) !== query) return;
    storage.remove(SAVE_SEARCH_AFTER_SIGN_IN);
    open();
  }, [open, query, storage, viewer]);

  const isOffered = useOffersAccount();
  if (query === '' || !isOffered) return null;
  if (saved === query)
    return (
      <Button
        component={PageLink}
        to={routes.savedSearches()}
        variant="default"
        size={size}
        leftSection={<Icon name="check" size={18} />}
      >
        <FormattedMessage id="saveSearch.saved" />
      </Button>
    );
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<Icon name="bell" size={18} />}
        aria-haspopup={viewer === undefined ? undefined : 'dialog'}
        onClick={() => {
          if (viewer !== undefined) {
            open();
            return;
          }
          storage.set(SAVE_SEARCH_AFTER_SIGN_IN, query);
          signIn(window.location.pathname + window.location.search);
        }}
      >
        {label ?? <FormattedMessage id="saveSearch.open" />}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={formatMessage({ id: 'saveSearch.title' })}
        closeButtonProps={{ 'aria-label': formatMessage({ id: 'common.close' }) }}
      >
        <Suspense fallback={<Skeleton height={340} />}>
          <SaveSearchForm
            search={search}
            title={title}
            onCancel={close}
            onSaved={() => {
              setSaved(query);
              close();
            }}
          />
        </Suspense>
      </Modal>
    </>
  );
}
