// Topics and branches of the appointment page in one language (built by src/gatsby), and the links to that page.

export interface AppointmentTopic {
  /** Id in the backend. */
  id: string;
  name: string;
  description: string | null;
  durationMinutes: number;
  /** The only branch that offers the topic; `null`: every branch does. */
  branchId: string | null;
}

export interface AppointmentBranch {
  /** Id in the backend. */
  id: string;
  name: string;
  /** Formatted on one line. */
  address: string;
}

export interface AppointmentBookingOptions {
  topics: AppointmentTopic[];
  branches: AppointmentBranch[];
}

/** The branches that offer a topic. */
export const findBranchesForTopic = (
  branches: readonly AppointmentBranch[],
  { branchId }: Pick<AppointmentTopic, 'branchId'>,
): AppointmentBranch[] => branches.filter(({ id }) => branchId === null || id === branchId);

/** The longest topic that a branch offers. */
export const findLongestAppointmentTopic = (
  topics: readonly AppointmentTopic[],
  branch: AppointmentBranch,
): AppointmentTopic | undefined =>
  topics
    .filter((topic) => findBranchesForTopic([branch], topic).length > 0)
    .toSorted((a, b) => b.durationMinutes - a.durationMinutes)[0];

/**
 * The key from `cancel=…`, the URL fragment (without `#`) of the cancellation link in an email; `null` for any other
 * fragment.
 */
export const parseAppointmentCancellationKey = (hash: string): string | null =>
  /^cancel=([0-9a-f]{64})$/.exec(hash)?.[1] ?? null;

export interface AppointmentProductReference {
  slug: string;
  /** Id of the variant. */
  variant: string | null;
}

/**
 * The query string that passes a product from its page to the appointment page. {@link parseAppointmentProductQuery}
 * parses it.
 */
export const formatAppointmentProductQuery = ({ slug, variant }: AppointmentProductReference): string =>
  `?${new URLSearchParams({ product: slug, ...(variant !== null && { variant }) }).toString()}`;

/** `null` if the query names no product. */
export const parseAppointmentProductQuery = (search: string): AppointmentProductReference | null => {
  const query = new URLSearchParams(search);
  const slug = query.get('product');
  return slug ? { slug, variant: query.get('variant') } : null;
};
