import { decodeAction, type LinkAction } from '../../domain/site/action-links';
import {
	dispatchLinkEvent,
	OPEN_LIGHTBOX,
	CLOSE_POPUP,
	OPEN_POPUP,
	type ClosePopupRequest,
	type OpenPopupRequest,
} from '../events';

/** Side effects of actions. */
export interface ActionPage {
	/** Prefix of the fragments of action links. */
	readonly prefix: string;
	/** Full URL of the page. */
	readonly address: string;
	/** Loads a script of src/site. Never rejects. */
	readonly load: (name: string) => Promise<void>;
	/** Logs for developers the reason for which nothing happens. */
	readonly note: (message: string) => void;
}

const raiseEvent = <Request>(link: Element, type: string, detail: Request): void => {
	link.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
};

const act = async (action: LinkAction, link: Element, page: ActionPage): Promise<void> => {
	switch (action.kind) {
		case 'lightbox':
			await page.load('lightbox');
			dispatchLinkEvent(OPEN_LIGHTBOX, link);
			return;
		case 'open-popup': {
			const { id, toggle } = action;
			if (!document.querySelector(`[data-popup-id="${id}"]`)) {
				page.note(`There is no popup ${id} on this page.`);
				return;
			}
			await page.load('popups');
			raiseEvent<OpenPopupRequest>(link, OPEN_POPUP, { id, toggle });
			return;
		}
		case 'close-popup':
			raiseEvent<ClosePopupRequest>(link, CLOSE_POPUP, { doNotShowAgain: action.doNotShowAgain });
	}
};

/** Runs the action of a link; an unknown action is logged and ignored. */
export const runAction = async (
	fragment: string,
	link: Element,
	page: ActionPage,
): Promise<void> => {
	const decoded = decodeAction(fragment, page.prefix, page.address);
	if (decoded.ok) {
		await act(decoded.value, link, page);
	} else {
		page.note(`A link was ignored: ${decoded.failure}.`);
	}
};
