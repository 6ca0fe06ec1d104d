import { speculationRules } from '@/lib/head/speculation-rules';

export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />;
}
