import type { Metadata } from 'next';
import { StudioPage } from '@/components/shell/studio-page';

export const metadata: Metadata = { title: 'Studio' };

export default function Page() {
  return <StudioPage />;
}
