// A phone number with its title: a telephone link where it can be called (specification §2, phone display).
export interface PhoneLinkProps {
  title: string;
  phone: { display: string; href: string | null };
}

export const PhoneLink = ({ title, phone }: PhoneLinkProps) => (
  <>
    <span>{title}</span>{' '}
    {phone.href ? (
      <a href={phone.href} target="_blank">
        {phone.display}
      </a>
    ) : (
      <span>{phone.display}</span>
    )}
  </>
);
