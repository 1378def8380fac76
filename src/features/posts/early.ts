// What the script in the head of the page may use before the application is here (`app/early`): plain rules, no elements, no strings.
export { groupThreads } from './model/groupThreads.ts';
export { cutTextOf } from './model/longText.ts';
export { hasComment, postContentOf } from './model/postContent.ts';
