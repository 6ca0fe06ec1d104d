import { speculationRules } from '@/lib/speculation-rules';

export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />;
}
