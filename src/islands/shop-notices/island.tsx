/** Island of the shop notices: its props, the contexts that a block shows, and their notices. */
import { useDispatch, useSelect } from '@wordpress/data';
import { createElement, Fragment, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { readRecord, readText } from '../../domain/support/unknown';
import { NoticeList, SnackbarList } from '../../ui/notices/notices';
import type { NoticeModel } from '../../ui/notices/notices';
import { useIsHydrated } from '../shared/hydrate';
import { toNoticeModel, readShopMessages } from '../shared/notices';

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
		const match = contextNotices.find(({ model }) => model.id === id);
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

/** Props of the island (blocks/shop-notices/render.php). */
interface ShopNoticesProps {
	/** Context of docs/behaviour.md#notice-contexts, or one of a plugin; empty for all. */
	readonly context: string;
	/** Display of notices that are raised on the page. */
	readonly display: 'inline' | 'snackbar';
	/** Messages printed by the server, always shown in the block's place. */
	readonly messages: readonly NoticeModel[];
}

/** Reads data-props; missing or malformed values become the defaults of block.json. */
export const readProps = (props: unknown): ShopNoticesProps => {
	const { context, display } = readRecord(props);
	return {
		context: readText(context),
		display: display === 'snackbar' ? 'snackbar' : 'inline',
		messages: readShopMessages(props),
	};
};
