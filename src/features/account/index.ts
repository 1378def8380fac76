export { Account } from './components/Account.tsx';
