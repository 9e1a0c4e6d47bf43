import { readRecord } from '../domain/read-unknown';

/** The entry of the browser's history that an open overlay stands on, so that Back closes it instead of leaving the page. */
export interface HistoryEntry {
	add(): void;
	isCurrent(): boolean;
	/** Makes an ordinary one of it: Back is then pressed once more. */
	give(): void;
}

/** @param mark Its own: one overlay may be open over another, and Back closes the upper one. */
export const historyEntry = (mark: string): HistoryEntry => ({
	add() {
		window.history.pushState({ [mark]: true }, '');
	},
	isCurrent: () => readRecord(window.history.state)[mark] === true,
	give() {
		window.history.replaceState(null, '');
	},
});
