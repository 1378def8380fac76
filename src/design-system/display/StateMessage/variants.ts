/** `page` fills the place of a list; `row` is one line high, for a small part that is empty or failed. */
export const stateMessageForms = ['page', 'row'] as const;
export type StateMessageForm = (typeof stateMessageForms)[number];
