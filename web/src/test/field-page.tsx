import '../ui/tokens.css';
import '../ui/base.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { writtenDateTime } from '../text/date-time.ts';
import { Button } from '../ui/button.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { PinField } from '../ui/pin-field.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { WrittenTimeField } from '../ui/written-time-field.tsx';

// Every field of `ui` on one page, for browser tests; not part of the app.

const people = ['Anna', 'Ben', 'Clara', 'Dora', 'Emil', 'Frieda'];
const views = [
  { value: 'plan', label: 'Plan', content: <p>Der Plan</p> },
  { value: 'table', label: 'Tabelle', content: <p>Die Tabelle</p> },
] as const;

function Person({ shape }: { readonly shape: 'popup' | 'list' }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('niemand');
  const options = people
    .filter((name) => name.toLowerCase().includes(text.toLowerCase()))
    .map((name) => ({ id: name, label: name }));
  return (
    <div>
      <Combobox
        label="Person"
        text={text}
        onText={setText}
        values="closed"
        shape={shape}
        sections={[
          { title: 'Team', options: options.slice(0, 3) },
          { title: 'Gäste', options: options.slice(3) },
        ]}
        onChoose={(name) => {
          setChosen(name);
          setText(name);
        }}
      />
      <p>Gewählt: {chosen}</p>
    </div>
  );
}

function InDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Dialog öffnen</Button>
      <Dialog title="Person wählen" isOpen={isOpen} shape="sheet" onClose={() => setOpen(false)}>
        <Person shape="list" />
      </Dialog>
    </div>
  );
}

function Fields() {
  const [legs, setLegs] = useState(3);
  const [pin, setPin] = useState('');
  const [begin, setBegin] = useState<number | null>(null);
  const [view, setView] = useState<'plan' | 'table'>('plan');
  const [order, setOrder] = useState(people.slice(0, 4));
  return (
    <main style={{ display: 'grid', gap: '1.5rem', maxWidth: '30rem', padding: '1rem', margin: '0 auto' }}>
      <h1>Felder</h1>
      <Person shape="popup" />
      <Stepper label="Legs" value={legs} min={1} max={99} onChange={setLegs} />
      <PinField label="PIN" hint="Sie hängt am Board aus." value={pin} onValue={setPin} />
      <WrittenTimeField
        label="Beginn"
        format={writtenDateTime}
        value={begin}
        onValue={setBegin}
        error={Number.isNaN(begin) ? 'Gib Tag und Uhrzeit ein!' : undefined}
      />
      <Tabs label="Turnier" tabs={views} value={view} onValue={setView} />
      <SortableList
        label="Aufstellung"
        items={order.map((id) => ({ id, name: id, content: id }))}
        onReorder={(ids) => setOrder([...ids])}
      />
      <InDialog />
      <LiveRegion />
    </main>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Fields />);
