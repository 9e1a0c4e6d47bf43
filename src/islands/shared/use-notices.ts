import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { NoticeContext } from '../../domain/failure-notices';
import { htmlToText } from '../../domain/text';
import { safeUrl } from '../../domain/url';
import type { NoticeModel } from '../../ui/notices';

/** A notice as core/notices keeps it; other plugins put theirs there too. */
interface StoredNotice {
	readonly id: string;
	readonly status: string;
	readonly content: string;
	readonly isDismissible: boolean;
	readonly actions?: readonly { readonly label: string; readonly url?: string | null }[];
}

const isStatus = (status: string): status is NoticeModel['status'] =>
	['error', 'warning', 'success', 'info'].includes(status);

/** The first action that leads somewhere; those that call back are other plugins' own. */
const linkOf = ({ actions = [] }: StoredNotice): NoticeModel['link'] =>
	actions
		.map(({ label, url }) => ({ label, url: safeUrl(url ?? '') }))
		.find(({ url }) => url !== '');

/** A notice as it is shown: text, whatever a plugin wrote. */
export const toNoticeModel = (notice: StoredNotice): NoticeModel => ({
	id: notice.id,
	status: isStatus(notice.status) ? notice.status : 'info',
	// Plugins write HTML, as WooCommerce's own notices may be.
	message: htmlToText(notice.content),
	dismissible: notice.isDismissible,
	link: linkOf(notice),
});

/** The notices of a screen's area (spec section 2), and how to take one away. */
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
