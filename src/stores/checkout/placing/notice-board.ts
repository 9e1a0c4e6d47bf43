/** Notices that this checkout raises in core/notices: the next order removes them. */
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import { raiseNotice } from '../../shared/notices';
import type { Registry } from '../../shared/registry';
import { whenNoExpressPayment } from '../../shared/express-pause';

/** Notice of the checkout with its text. */
export interface BoardNotice {
	readonly id: string;
	readonly context: string;
	readonly status: 'error' | 'success';
	readonly text: string;
	readonly isDismissible: boolean;
}

/** Notices raised by this checkout; the notices themselves are in core/notices. */
export interface NoticeBoard {
	/** Shows a notice; errors wait while an express method is active. Returns a function that removes this notice. */
	raise(notice: BoardNotice): () => void;
	/** Removes all notices raised here, shown or waiting, because a new order is being submitted. */
	withdraw(): void;
	/** True if an error notice, by any script, was raised since the last withdraw(). */
	hasNewError(): boolean;
}

interface Raised {
	readonly notice: BoardNotice;
	/** Cancels a waiting notice. */
	readonly cancel: () => void;
}

const CONTEXTS = Object.values(NOTICE_CONTEXTS).filter(
	(context) => context !== NOTICE_CONTEXTS.cart,
);

export const createNoticeBoard = (registry: Registry): NoticeBoard => {
	/** Each notice is a new object, even with the id of an earlier one. */
	const errors = (): readonly object[] =>
		CONTEXTS.flatMap((context) => registry.select(noticesStore).getNotices(context)).filter(
			({ status }: { readonly status: string }) => status === 'error',
		);
	let old: readonly object[] = errors();
	let raised: readonly Raised[] = [];

	const remove = ({ notice, cancel }: Raised): void => {
		cancel();
		void registry.dispatch(noticesStore).removeNotice(notice.id, notice.context);
	};

	return {
		raise(notice) {
			const { id, context, status, text, isDismissible } = notice;
			const show = (): void =>
				raiseNotice(registry, status, text, { id, context, isDismissible, speak: true });
			const entry: Raised = {
				notice,
				cancel: status === 'error' ? whenNoExpressPayment(registry, show) : () => undefined,
			};
			raised = [...raised, entry];
			if (status !== 'error') {
				show();
			}
			return () => {
				if (raised.includes(entry)) {
					raised = raised.filter((other) => other !== entry);
					remove(entry);
				}
			};
		},
		withdraw() {
			raised.forEach(remove);
			raised = [];
			old = errors();
		},
		hasNewError: () =>
			raised.some(({ notice }) => notice.status === 'error') ||
			errors().some((error) => !old.includes(error)),
	};
};
