import { Account } from '@/features/account';

export default function AccountScreen() {
  return <Account />;
}
