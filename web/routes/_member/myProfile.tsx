import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { PhotosSection } from '#web/screens/photos/photos-section.tsx';
import { ProfilePicture } from '#web/screens/photos/profile-picture.tsx';
import { PartnerPreference } from '#web/screens/preference/partner-preference.tsx';
import { MyProfile } from '#web/screens/profile/my-profile.tsx';
import { readProfileSearch } from '#web/parts/sections/profile-search.rules.ts';
import { useSectionControl } from '#web/parts/sections/use-section-control.ts';

export const Route = createFileRoute('/_member/myProfile')({
  validateSearch: readProfileSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.myProfile') }),
  component: MyProfileScreen,
});

/** My Profile, with the parts of its three features. */
function MyProfileScreen() {
  const control = useSectionControl(readProfileSearch(Route.useSearch()));
  return (
    <MyProfile
      control={control}
      photo={<ProfilePicture {...control} />}
      photos={<PhotosSection {...control} />}
      preference={<PartnerPreference control={control} />}
    />
  );
}
