// The door to Chakra's specimen: what an island looks like that takes a part of Chakra (docs/decisions/021).
import { lazy } from 'react';
import { Island } from '../../ui/Island.tsx';

const ChakraParts = lazy(() => import('./chakra-island.tsx'));

export const ChakraSpecimen = () => (
  <Island fallback={<p>Chakra</p>}>
    <ChakraParts />
  </Island>
);
