// The one React Query client of a page: islands share it, so that a read is made once (specification §9: no refetch on focus).
import { QueryClient } from '@tanstack/react-query';

export const queryClient = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, retry: 2 } },
});
