import { StartPage } from '@/components/start/start-page';
import { formatFacts } from '@/components/start/template-facts';

export default async function Page() {
  return <StartPage formats={await formatFacts()} />;
}
