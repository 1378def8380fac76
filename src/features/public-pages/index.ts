export { Help } from './components/Help.tsx';
export { PageLinks } from './components/PageLinks.tsx';
export { PublicPage } from './components/PublicPage.tsx';
