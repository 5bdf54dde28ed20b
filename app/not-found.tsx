import Link from 'next/link';
import { SiteFrame } from '@/components/site/site-frame';
import { Empty } from '@/components/ui/empty';

export default function NotFound() {
  return (
    <SiteFrame>
      <h1 className="sr-only">Not found</h1>
      <Empty title="There is no such page.">
        <p>
          <Link href="/">To the start page</Link>
        </p>
      </Empty>
    </SiteFrame>
  );
}
