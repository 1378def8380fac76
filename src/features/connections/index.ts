export { Connections } from './components/Connections.tsx';
