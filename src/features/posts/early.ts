// The rules that the script in the head of the page may use before the application is loaded (`app/early`), without elements and strings.
export { groupThreads } from './model/groupThreads.ts';
export { cutTextOf } from './model/longText.ts';
export { hasComment, postContentOf } from './model/postContent.ts';
