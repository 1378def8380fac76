export { SignedBars, type SignedBarsProps } from './SignedBars.tsx';
