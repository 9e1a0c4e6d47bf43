import { readRecord } from '../../domain/read-unknown';

/** Not the mark of the drawers: one may be open over a popup, and Back closes the upper one. */
const MARK = 'storefrontPopup';

/** The entry of the browser's history that an open popup stands on, so that Back closes it instead of leaving the page. */
export const historyEntry = {
	add(): void {
		window.history.pushState({ [MARK]: true }, '');
	},
	isCurrent: (): boolean => readRecord(window.history.state)[MARK] === true,
	/** Makes an ordinary one of it: Back is then pressed once more. */
	give(): void {
		window.history.replaceState(null, '');
	},
};
