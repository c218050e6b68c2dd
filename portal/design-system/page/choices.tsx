import { ArrowLeftRight, Building2, CalendarClock, Send, Zap } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../parts/checkbox.tsx';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { Icon } from '../parts/icon.tsx';
import { MarkedChoice } from '../parts/marked-choice.tsx';
import { SegmentedControl } from '../parts/segmented-control.tsx';
import { Switch } from '../parts/switch.tsx';
import { TabPanels } from '../parts/tab-panels.tsx';
import { Specimen, Specimens } from './specimen.tsx';

/** The choices: on or off, an option of a few, or a part of a thing. */
export function Choices() {
  const [on, setOn] = useState(true);
  const [when, setWhen] = useState<'now' | 'later' | 'instant'>('now');
  const [kind, setKind] = useState<'own' | 'person' | 'bank'>('person');
  const [tab, setTab] = useState<'details' | 'limits' | 'history'>('details');
  return (
    <Specimens>
      <Specimen name="Checkbox" className="grid gap-2">
        <Checkbox label="Remember my user name" defaultChecked />
        <Checkbox label="Send a copy by e-mail" hint="To avery@example.com" />
        <Checkbox label="I have read the terms" error="Read and accept the terms first." />
        <Checkbox label="Paperless statements, always on" defaultChecked disabled />
      </Specimen>
      <Specimen name="Switch" className="grid gap-3">
        <Switch
          label="Push notifications"
          hint="For every purchase above $50.00."
          checked={on}
          onCheckedChange={setOn}
        />
        <Switch label="Text messages" checked={!on} onCheckedChange={(next) => setOn(!next)} />
        <Switch label="On, and not for you to change" checked disabled onCheckedChange={setOn} />
        <Switch
          label="Off, and not for you to change"
          checked={false}
          disabled
          onCheckedChange={setOn}
        />
      </Specimen>
      <Specimen name="Segmented control" className="grid gap-4">
        <SegmentedControl
          label="When"
          value={when}
          onValueChange={setWhen}
          choices={[
            { value: 'now', label: 'Now', icon: Send },
            { value: 'later', label: 'Later', icon: CalendarClock },
            { value: 'instant', label: 'Instant', icon: Zap, disabled: true },
          ]}
        />
        <SegmentedControl
          label="Cuándo"
          value={when}
          onValueChange={setWhen}
          choices={[
            { value: 'now', label: 'De inmediato' },
            { value: 'later', label: 'En una fecha que usted elija' },
          ]}
        />
      </Specimen>
      <Specimen name="Marked choice">
        <MarkedChoice
          label="When"
          value={when}
          onValueChange={setWhen}
          choices={[
            { value: 'now', label: 'Now', mark: <Icon shape={Send} size={16} className="mr-2" /> },
            { value: 'later', label: 'Later' },
          ]}
        />
      </Specimen>
      <Specimen name="Cards to choose from: tiles" className="grid gap-4">
        <ChoiceCards
          label="Transfer kind"
          layout="tiles"
          value={kind}
          onValueChange={setKind}
          choices={[
            { value: 'own', label: 'Between your accounts', icon: ArrowLeftRight },
            { value: 'person', label: 'To a person', icon: Send },
            { value: 'bank', label: 'External bank', icon: Building2 },
          ]}
        />
      </Specimen>
      <Specimen name="Cards to choose from: rows">
        <ChoiceCards
          label="Why a new card?"
          layout="rows"
          value={null}
          onValueChange={() => undefined}
          choices={[
            { value: 'lost', label: 'Lost', detail: 'It is locked at once.' },
            { value: 'damaged', label: 'Damaged', detail: 'It works until the new one comes.' },
          ]}
          error="Say what happened to the card."
        />
      </Specimen>
      <Specimen name="Tab panels">
        <TabPanels
          label="Card"
          value={tab}
          onValueChange={setTab}
          panels={[
            { value: 'details', label: 'Details', children: 'Ending in 4821, good until 08/29.' },
            { value: 'limits', label: 'Limits', children: '$2,500.00 a day.' },
            { value: 'history', label: 'History', children: 'Sent on November 2, 2026.' },
          ]}
        />
      </Specimen>
    </Specimens>
  );
}
