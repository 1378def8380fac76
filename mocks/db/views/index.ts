export { viewChannel, viewFollowingEntry } from './channel.ts';
export { viewDraft } from './draft.ts';
export { viewFile } from './file.ts';
export { viewNotification } from './notification.ts';
export { viewOrganization, viewOrganizationInFull } from './organization.ts';
export { viewPost } from './post.ts';
export { viewProfile } from './profile.ts';
export { viewCurrentUser, viewUser, viewUserById } from './user.ts';
export { createViewer, type Viewer } from './viewer.ts';
