import { May } from '../queries/session.ts';
import CardServices from './card-services.tsx';
import { Cards } from './cards.tsx';

/** Every card, and all that can be done with it (R-D3, R-D4, R-D10). */
export default function CardsPlace() {
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-8">
      <Cards headingHidden />
      <May area="manage">
        <CardServices />
      </May>
    </div>
  );
}
