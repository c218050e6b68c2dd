import { PeopleSection } from './people-section.tsx';

/** Who has access to the accounts that are shown. */
export default function PeoplePlace() {
  return (
    <div className="max-w-180">
      <PeopleSection />
    </div>
  );
}
