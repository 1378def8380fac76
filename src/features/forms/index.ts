export { KeptDraftNote } from './components/KeptDraftNote.tsx';
export { type FormDraft, useFormDraft } from './state/useFormDraft.ts';
