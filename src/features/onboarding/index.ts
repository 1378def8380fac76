export { SignIn } from './components/signIn/SignIn.tsx';
export { Welcome } from './components/welcome/Welcome.tsx';
