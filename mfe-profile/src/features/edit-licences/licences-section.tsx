import { FormattedDate, FormattedMessage, Tag, useIntl } from '@hirehq/shared-ui';
import { isoDay } from '@hirehq/shared-ui/forms';
import { useState } from 'react';
import { useProfile } from '../../shared/profile.query.ts';
import { ProfileSection } from '../../shared/sections/profile-section.tsx';
import { RecordList } from '../../shared/sections/record-list.tsx';
import { SectionState } from '../../shared/sections/section-state.tsx';
import classes from '../../shared/sections/sections.module.css';
import { areTexts, useEditor } from '../../shared/sections/use-editor.ts';
import { BLANK_LICENCE, LicenceForm, licenceValuesOf } from './licence-form.tsx';

/** Nothing besides what every change affects. */
const AFFECTS = [] as const;

/** Licences and certificates, with number and expiry. */
export function LicencesSection() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const query = useProfile();
  const editor = useEditor('licences', areTexts(BLANK_LICENCE));
  return (
    <ProfileSection anchor="licences" title={text('edit.licences')} section="LICENCES">
      <SectionState query={query}>
        {({ profile: { licences } }) => (
          <RecordList
            kind="LICENCE"
            items={licences}
            affects={AFFECTS}
            nameOf={({ name }) => name}
            renderItem={(licence) => (
              <>
                <h3 className={classes['name']}>{licence.name}</h3>
                <p className={classes['detail']}>
                  {[licence.issuer, licence.region, licence.number && formatMessage({ id: 'edit.licence.no' }, licence)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <Expiry on={licence.expiresOn} />
              </>
            )}
            editor={editor}
            blank={BLANK_LICENCE}
            valuesOf={licenceValuesOf}
            renderForm={(values, record) => <LicenceForm editor={editor} values={values} {...record} />}
            empty={text('edit.licence.empty')}
            add={text('edit.licence.add')}
          />
        )}
      </SectionState>
    </ProfileSection>
  );
}

function Expiry({ on }: { on: string | null }) {
  const [today] = useState(() => isoDay());
  if (on === null) return null;
  const isExpired = on < today;
  return (
    <Tag tone={isExpired ? 'danger' : 'neutral'} icon={isExpired ? 'alert' : 'calendar'}>
      <FormattedMessage
        id={isExpired ? 'edit.licence.expired' : 'edit.licence.until'}
        values={{ date: <FormattedDate value={on} dateStyle="medium" timeZone="UTC" /> }}
      />
    </Tag>
  );
}
