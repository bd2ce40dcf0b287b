// What a house offers appointments for and where, in one language: made by src/gatsby, given to the page of appointments.

export interface AppointmentTopic {
  /** Id in the backend. */
  id: string;
  name: string;
  description: string | null;
  durationMinutes: number;
  /** Where it is offered alone; `null`: in every branch. */
  branchId: string | null;
}

export interface AppointmentBranch {
  /** Id in the backend. */
  id: string;
  name: string;
  /** On one line. */
  address: string;
}

export interface AppointmentOffer {
  topics: AppointmentTopic[];
  branches: AppointmentBranch[];
}

/** Where an appointment for a topic can be. */
export const findBranchesForTopic = (
  branches: readonly AppointmentBranch[],
  { branchId }: Pick<AppointmentTopic, 'branchId'>,
): AppointmentBranch[] => branches.filter(({ id }) => branchId === null || id === branchId);

/** The key in `cancel=…` behind the `#` of a link in a mail; `null` for every other hash. */
export const parseAppointmentCancellationKey = (hash: string): string | null =>
  /^cancel=([0-9a-f]{64})$/.exec(hash)?.[1] ?? null;

export interface AppointmentProduct {
  slug: string;
  /** Id of the variant. */
  variant: string | null;
}

/** The query by which a product's page leads to its appointment, and back; without a piece there is none. */
export const formatAppointmentProductQuery = ({ slug, variant }: AppointmentProduct): string =>
  `?${new URLSearchParams({ product: slug, ...(variant !== null && { variant }) }).toString()}`;

export const parseAppointmentProductQuery = (search: string): AppointmentProduct | null => {
  const query = new URLSearchParams(search);
  const slug = query.get('product');
  return slug ? { slug, variant: query.get('variant') } : null;
};
