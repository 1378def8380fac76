export { DraftNote } from './components/DraftNote.tsx';
export { type FormDraft, useFormDraft } from './state/useFormDraft.ts';
