import type { Cents } from '#contract/money/cents.ts';
import type { MemberEvent } from '#contract/events/events.ts';
import { classNames } from '../../design-system/parts/class-names.ts';
import { Icon, type IconShape } from '../../design-system/parts/icon.tsx';
import { Money } from '../../design-system/parts/money.tsx';
import { formatTime } from '../../language/format.ts';
import { noticeWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';

export interface NoticeProps<Event extends MemberEvent = MemberEvent> {
  notice: Event;
  isNew: boolean;
  /** To be called when the member opens what the notice tells of. */
  onOpened: () => void;
}

/** The same for one kind of event. */
export type NoticeOf<Kind extends MemberEvent['kind']> = NoticeProps<
  Extract<MemberEvent, { kind: Kind }>
>;

/** The sign at the beginning of a notice. */
export interface NoticeSign {
  shape: IconShape;
  /** Classes of its background and its colour. */
  tone: string;
}

interface NoticeLineProps extends NoticeProps {
  sign: NoticeSign;
  title: string;
  detail?: string | undefined;
  amount?: Cents | null;
  /** Shows the subject of the notice. */
  open: () => void;
}

/** A line of the notifications: a button that opens its subject. */
export function NoticeLine({
  notice: { at },
  isNew,
  onOpened,
  sign: { shape, tone },
  title,
  detail,
  amount = null,
  open,
}: NoticeLineProps) {
  const words = useWords(noticeWords);
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          onOpened();
          open();
        }}
        className="flex w-full cursor-pointer items-start gap-3 rounded-control px-2 py-2.5 text-left transition-colors hover:bg-sunken"
      >
        <span className={`grid size-9 shrink-0 place-items-center rounded-full ${tone}`}>
          <Icon shape={shape} size={18} />
        </span>
        <span className="grid min-w-0 flex-1">
          <span
            className={classNames('text-small wrap-anywhere', isNew ? 'font-bold' : 'font-medium')}
          >
            {title}
          </span>{' '}
          {detail !== undefined && <span className="text-caption text-muted">{detail} </span>}
          <span className="text-caption text-muted">
            <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
          </span>
        </span>
        <span className="flex flex-col items-end gap-1">
          {amount !== null && (
            <Money amount={amount} sign="none" className="text-small font-semibold" />
          )}
          {isNew && (
            <span className="rounded-full bg-accent px-2 text-micro leading-4.5 font-bold text-on-accent">
              {words.isNew}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
