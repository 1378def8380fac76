import '@/design-system/styles/global.css.ts';
import { startApp, startTheme } from '@/app/start';

async function start(): Promise<void> {
  startTheme();
  if (import.meta.env.VITE_MOCKED === 'true') {
    const { startMocks } = await import('@mocks/browser');
    await startMocks();
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root to draw into.');
  startApp(root);
}

void start();
