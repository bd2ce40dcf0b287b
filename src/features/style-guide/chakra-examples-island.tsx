// Chakra's reduced system with the project's tokens. Shown only in the style guide.
import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import { ChakraIslandProvider } from '../../ui/island/ChakraIslandProvider.tsx';

const ChakraExamples = () => (
  <ChakraIslandProvider>
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <m.div initial={{ opacity: 0 }} animate={{ opacity: 1 }} transition={{ duration: 0.2 }}>
          <Stack gap="5" align="flex-start">
            <Heading as="h3" fontSize="2xl">
              Chakra in an island
            </Heading>
            <Text>It comes in the house’s colours and faces, and fades in unless motion is unwanted.</Text>
            <Button>Button</Button>
          </Stack>
        </m.div>
      </MotionConfig>
    </LazyMotion>
  </ChakraIslandProvider>
);

export default ChakraExamples;
