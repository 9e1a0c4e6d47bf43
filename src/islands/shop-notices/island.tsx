import { useDispatch, useSelect } from '@wordpress/data';
import { createElement, Fragment, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { NoticeList, SnackbarList, type NoticeModel } from '../../ui/notices';
import { toNoticeModel } from '../shared/use-notices';
import { useIsHydrated } from '../shared/use-taken-over';
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
