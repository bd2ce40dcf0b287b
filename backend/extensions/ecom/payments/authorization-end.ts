// When an authorization of Klarna's ends, in SQL over `ecommerce_payment as paid`: as Klarna said, or four weeks after it was begun.

export const authorizedDays = 28;

export const authorizationEnd = `coalesce((paid.details->>'expires_at')::timestamptz, paid.date_created + interval '${authorizedDays} days')`;
