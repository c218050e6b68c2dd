import { PeopleSection } from './people-section.tsx';

/** The people with access to the shown accounts. */
export default function PeoplePlace() {
  return (
    <div className="max-w-180">
      <PeopleSection />
    </div>
  );
}
