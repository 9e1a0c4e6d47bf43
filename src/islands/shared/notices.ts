/**
 * View models of notices: the shop's messages that PHP prints into data-props, and notices of the store core/notices.
 */
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { NoticeContext } from '../../domain/failure/failure';
import { htmlToText } from '../../domain/html/text';
import { safeUrl } from '../../domain/html/url';
import type { NoticeModel } from '../../ui/notices/notices';

/** Statuses of the messages that Cart\View\ShopNoticeList prints. */
const STATUSES = ['error', 'success', 'info'] as const;

const readMessage = (message: unknown, index: number): readonly NoticeModel[] => {
	if (typeof message !== 'object' || message === null) {
		return [];
	}
	const status = STATUSES.find((known) => 'status' in message && message.status === known);
	return status && 'message' in message && typeof message.message === 'string'
		? [
				{
					id: `shop-message-${String(index)}`,
					status,
					message: message.message,
					dismissible: true,
				},
			]
		: [];
};

/**
 * Reads `messages` of data-props, about a link or a form used without JavaScript; missing or malformed ones are
 * omitted.
 */
export const readShopMessages = (props: unknown): readonly NoticeModel[] =>
	typeof props === 'object' &&
	props !== null &&
	'messages' in props &&
	Array.isArray(props.messages)
		? props.messages.flatMap(readMessage)
		: [];

/** Notice as stored in core/notices, where other plugins add theirs too. */
interface StoredNotice {
	readonly id: string;
	readonly status: string;
	readonly content: string;
	readonly isDismissible: boolean;
	readonly actions?: readonly { readonly label: string; readonly url?: string | null }[];
}

const isStatus = (status: string): status is NoticeModel['status'] =>
	['error', 'warning', 'success', 'info'].includes(status);

/** Returns the first action with a URL; actions with callbacks are of other plugins. */
const linkOf = ({ actions = [] }: StoredNotice): NoticeModel['link'] =>
	actions
		.map(({ label, url }) => ({ label, url: safeUrl(url ?? '') }))
		.find(({ url }) => url !== '');

/** Converts a stored notice into the view model, with its message as plain text. */
export const toNoticeModel = (notice: StoredNotice): NoticeModel => ({
	id: notice.id,
	status: isStatus(notice.status) ? notice.status : 'info',
	// Plugins add HTML, as WooCommerce's own notices may contain it.
	message: htmlToText(notice.content),
	dismissible: notice.isDismissible,
	link: linkOf(notice),
});

/** Returns the notices of a context (docs/behaviour.md#notice-contexts), and a function to dismiss one. */
export const useNotices = (context: NoticeContext) => {
	const all = useSelect((select) => select(noticesStore).getNotices(context), [context]);
	const { removeNotice } = useDispatch(noticesStore);
	return {
		notices: all.filter(({ type }) => type !== 'snackbar').map(toNoticeModel),
		snackbars: all.filter(({ type }) => type === 'snackbar').map(toNoticeModel),
		dismiss: useCallback(
			(id: string): void => void removeNotice(id, context),
			[removeNotice, context],
		),
	};
};
