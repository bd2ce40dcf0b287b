// The cart page's island: says whether the shop is open and what lies in the cart. Loaded through CartDoor only.
import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../adapters/directus/query-client.ts';
import { shopSettingsQuery } from '../../adapters/directus/shop-settings.ts';
import { Link } from '../../ui/Link.tsx';
import { CartLines } from './CartLines.tsx';
import { useCartStore } from './cart-store.ts';
import { ChakraIsland } from '../../ui/island/ChakraIsland.tsx';

interface CartProps {
  homePath: string;
}

const Cart = ({ homePath }: CartProps) => {
  const { t } = useTranslation('cart');
  const { data: settings, isPending, isError } = useQuery(shopSettingsQuery);
  const cart = useCartStore();
  const emptied = useFocusWhenEmptied(cart.products.length);
  if (isPending) return <Text role="status">{t('loading')}</Text>;
  if (isError) return <Text role="alert">{t('settingsFailed')}</Text>;
  if (!settings?.enable_cart) return <Text>{t('closed')}</Text>;
  if (settings.maintenance_mode) return <Text>{t('maintenance')}</Text>;
  if (cart.products.length > 0) return <CartLines cart={cart} />;
  return (
    <Stack gap="5" align="flex-start">
      <Heading ref={emptied} tabIndex={-1} as="h2" fontSize="2xl">
        {t('emptyHeading')}
      </Heading>
      <Text>{t('emptyText')}</Text>
      <Button asChild>
        <Link href={homePath}>{t('toHome')}</Link>
      </Button>
    </Stack>
  );
};

/** With the last line the button goes that took it out: the heading that says so has the focus then. */
const useFocusWhenEmptied = (lineCount: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(lineCount);
  useEffect(() => {
    if (before.current > 0 && lineCount === 0 && document.activeElement === document.body) heading.current?.focus();
    before.current = lineCount;
  }, [lineCount]);
  return heading;
};

const CartIsland = (props: CartProps) => (
  <ChakraIsland>
    <QueryClientProvider client={queryClient}>
      <LazyMotion features={domAnimation} strict>
        <MotionConfig reducedMotion="user">
          <m.div initial={{ opacity: 0 }} animate={{ opacity: 1 }} transition={{ duration: 0.2 }}>
            <Cart {...props} />
          </m.div>
        </MotionConfig>
      </LazyMotion>
    </QueryClientProvider>
  </ChakraIsland>
);

export default CartIsland;
