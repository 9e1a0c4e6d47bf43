/** Island of the shop notices: the contexts that a block shows, and their notices. */
import { useDispatch, useSelect } from '@wordpress/data';
import { createElement, Fragment, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { NoticeList, SnackbarList } from '../../ui/notices/notices';
import type { NoticeModel } from '../../ui/notices/notices';
import { useIsHydrated } from '../shared/hydrate';
import { toNoticeModel } from '../shared/notices';
import type { ShopNoticesProps } from './props';

interface ShopNoticesIslandProps extends Omit<ShopNoticesProps, 'context'> {
	/** Contexts whose notices are shown. */
	readonly contexts: readonly string[];
}

interface ContextNotice {
	readonly context: string;
	readonly isSnackbar: boolean;
	/** Its id is unique across contexts. */
	readonly model: NoticeModel;
	/** Original id in the notice's context. */
	readonly id: string;
}

/** Notices of all contexts in one place, starting with those printed by the server. */
export const ShopNoticesIsland = ({ contexts, display, messages }: ShopNoticesIslandProps) => {
	const isHydrated = useIsHydrated();
	const [printed, setPrinted] = useState(messages);
	const { removeNotice } = useDispatch(noticesStore);
	const stored = useSelect(
		(select) => contexts.map((context) => select(noticesStore).getNotices(context)),
		[contexts],
	);
	const contextNotices = stored.flatMap((notices, index): readonly ContextNotice[] => {
		const context = contexts[index] ?? '';
		return notices.map((notice) => ({
			context,
			isSnackbar: display === 'snackbar' || notice.type === 'snackbar',
			model: { ...toNoticeModel(notice), id: `${context} ${notice.id}` },
			id: notice.id,
		}));
	});
	const dismiss = (id: string): void => {
		setPrinted((now) => now.filter((message) => message.id !== id));
		const match = contextNotices.find((notice) => notice.model.id === id);
		if (match) {
			void removeNotice(match.id, match.context);
		}
	};
	const shown = isHydrated ? contextNotices : [];
	const modelsOf = (isSnackbar: boolean) =>
		shown.filter((notice) => notice.isSnackbar === isSnackbar).map(({ model }) => model);
	return (
		<Fragment>
			<NoticeList notices={[...printed, ...modelsOf(false)]} onDismiss={dismiss} />
			<SnackbarList notices={modelsOf(true)} onDismiss={dismiss} />
		</Fragment>
	);
};

/** Context of notices that name none. */
const WITHOUT_CONTEXT = 'global';

const ALL: readonly string[] = [...Object.values(NOTICE_CONTEXTS), WITHOUT_CONTEXT];

/** Contexts whose notices an island shows itself, next to their subject. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
	cart: [NOTICE_CONTEXTS.cart, NOTICE_CONTEXTS.shippingAddress],
	checkout: Object.values(NOTICE_CONTEXTS),
};

/**
 * Returns the contexts whose notices a block shows: the one it is set to, or all, except for those shown by an island
 * on the page, so that no notice is shown twice.
 */
export const contextsToShow = (
	wanted: string,
	isOnPage: (island: string) => boolean,
): readonly string[] => {
	const shown = Object.entries(SHOWN_BY).flatMap(([island, contexts]) =>
		isOnPage(island) ? contexts : [],
	);
	return (wanted === '' ? ALL : [wanted]).filter((context) => !shown.includes(context));
};
