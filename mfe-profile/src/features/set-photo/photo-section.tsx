import { PHOTO_EXTENSIONS } from '@hirehq/shared-contracts/codes';
import { Button, FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import { useFreshLinks } from '@hirehq/shared-ui/bundled';
import { UploadField } from '../../shared/files/upload-field.tsx';
import { useUpload } from '../../shared/files/upload.mutation.ts';
import { Portrait } from '../../shared/portrait.tsx';
import { useProfile } from '../../shared/profile.query.ts';
import { UndoNotes } from '../../shared/removal/undo-notes.tsx';
import { useRemoval } from '../../shared/removal/removal.mutation.ts';
import { ProfileSection } from '../../shared/sections/profile-section.tsx';
import { SectionState } from '../../shared/sections/section-state.tsx';
import classes from './photo-section.module.css';

const ANCHOR = 'photo';
/** Nothing besides what every change affects. */
const AFFECTS = [] as const;

/** The photo, gif or short video next to the name (PR-05). */
export function PhotoSection() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const query = useProfile();
  useFreshLinks(query.data !== undefined, query.retry);
  const removal = useRemoval('FILE', AFFECTS);
  const upload = useUpload({
    name: 'upload photo',
    extensions: PHOTO_EXTENSIONS,
    affects: AFFECTS,
    send: (send, file, options) => send('POST upload-file', { body: { category: 'PROFILE' }, files: { file } }, options),
  });
  return (
    <ProfileSection anchor={ANCHOR} title={text('edit.photo')} section="PHOTO">
      <SectionState query={query}>
        {({ profile: { photo } }) => {
          const shown = photo && !removal.isRemoved(photo.id) ? photo : null;
          return (
            <>
              <UndoNotes removal={removal} focusAfter={ANCHOR} />
              <div className={classes['row']}>
                {shown ? (
                  <Portrait url={shown.signedUrl} contentType={shown.contentType} alt={text('edit.photo.yours')} />
                ) : (
                  <span className={classes['none']}>
                    <Icon name="user" size={40} />
                  </span>
                )}
                <div className={classes['actions']}>
                  <UploadField
                    label={text(shown ? 'edit.photo.replace' : 'edit.photo.add')}
                    extensions={PHOTO_EXTENSIONS}
                    upload={upload}
                  />
                  {shown && (
                    <Button
                      variant="subtle"
                      color="gray"
                      size="compact-md"
                      disabled={removal.busy}
                      onClick={() => void removal.remove({ id: shown.id, name: text('edit.photo.yours') })}
                    >
                      <FormattedMessage id="edit.photo.remove" />
                    </Button>
                  )}
                </div>
              </div>
            </>
          );
        }}
      </SectionState>
    </ProfileSection>
  );
}
