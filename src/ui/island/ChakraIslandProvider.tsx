// Provides Chakra's reduced system (src/theme) to an island without affecting the page around it.
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { chakraSystem } from '../../theme/chakra-system.ts';

export const ChakraIslandProvider = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={chakraSystem}>{children}</ChakraProvider>
);
