export { InertPage } from './InertPage.tsx';
export { useFocusReturn } from './useFocusReturn.ts';
