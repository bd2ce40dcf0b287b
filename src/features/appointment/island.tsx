// The page of appointments: the booking, or, behind the link of a mail, giving an appointment up. Loaded through AppointmentDoor
// only.
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../adapters/query-client.tsx';
import { toCancellationKey } from '../../../domain/appointment.ts';
import { useHash } from '../../ui/useHash.ts';
import type { AppointmentProps } from './appointment-props.ts';
import { Booking } from './Booking.tsx';
import { Cancellation } from './Cancellation.tsx';

const AppointmentIsland = (props: AppointmentProps) => {
  const key = toCancellationKey(useHash());
  return (
    <QueryClientProvider client={queryClient}>
      {key === null ? <Booking {...props} /> : <Cancellation key={key} cancellationKey={key} path={props.path} />}
    </QueryClientProvider>
  );
};

export default AppointmentIsland;
