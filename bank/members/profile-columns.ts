import type { ProfileDetails } from '#contract/settings/profile.ts';

/** The details of a person as their profile keeps them. */
export function profileColumns({
  firstName,
  lastName,
  email,
  phone,
  street,
  unit,
  city,
  state,
  zip,
}: ProfileDetails) {
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    street,
    unit,
    city,
    state,
    zip,
  };
}
