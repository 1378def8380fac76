import { catalogue } from '@/shared/i18n';

/** The texts of the way to change one's picture. A file of its own, because profiles and the account show it without the steps. */
export const pictureStrings = catalogue('onboarding/picture', {
  changePicture: 'Change picture',
  cancel: 'Cancel',
});
