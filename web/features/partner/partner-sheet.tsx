import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { fullNameOf } from '#web/facts/full-name.rules.ts';
import { PartnerComparison } from './comparison/partner-comparison.tsx';
import { PhotoGallery } from './gallery/photo-gallery.tsx';
import { PartnerActions } from './partner-actions.tsx';
import { PartnerFacts } from './partner-facts.tsx';
import { groupColumns } from './partner-facts.data.ts';
import { PartnerHeader } from './partner-header.tsx';
import styles from './partner-profile.module.css';
import { AboutPartner, PartnerHobbies } from './partner-words.tsx';
import { SimilarProfiles } from './similar-profiles.tsx';

/** The profile as it is read: photos and what can be done on one side, everything that is told on the other. */
export function PartnerSheet({ partner }: { partner: PartnerWire }) {
  return (
    <>
      <div className={styles.sheet}>
        <div className={styles.photos}>
          <PhotoGallery name={fullNameOf(partner)} photos={partner.photos} />
          <PartnerActions partner={partner} />
        </div>
        <div className={styles.facts}>
          <PartnerHeader partner={partner} />
          <AboutPartner partner={partner} />
          <div className={styles.groups}>
            {groupColumns.map((groups) => (
              <div key={groups[0]} className={styles.column}>
                {groups.map((group) => (
                  <PartnerFacts key={group} partner={partner} group={group} />
                ))}
                {groups.some((group) => group === 'lifestyle') && <PartnerHobbies partner={partner} />}
              </div>
            ))}
          </div>
        </div>
      </div>
      <PartnerComparison partner={partner} />
      <SimilarProfiles id={partner.u_id} />
    </>
  );
}
