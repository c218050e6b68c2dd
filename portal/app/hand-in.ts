import { capabilities } from '../capabilities.ts';
import { type DeclaredDialog, type DialogName, handInDialogs } from '../navigation/overlay.ts';
import { type DeclaredPlace, handInPlaces, type PlaceName } from '../navigation/tabs.ts';
import { handInNotices } from '../notices/event-notices.ts';
import { handInReaders } from '../queries/refresh.ts';

/** Hands the foundations of the portal, which import no capability, what the capabilities declare. */
export function handInCapabilities(): void {
  handInPlaces(
    Object.assign({}, ...capabilities.map(({ places }) => places)) as Record<
      PlaceName,
      DeclaredPlace
    >,
  );
  handInDialogs(
    Object.assign({}, ...capabilities.map(({ dialogs }) => dialogs)) as Record<
      DialogName,
      DeclaredDialog
    >,
  );
  handInNotices(capabilities.flatMap(({ notices }) => notices ?? []));
  handInReaders(capabilities.flatMap(({ refreshedBy = [] }) => refreshedBy));
}
