import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import { raiseNotice } from '../notices/raise-notice';
import type { Registry } from '../registry';
import { whenNoExpressPayment } from '../shopping/express-pause';

/** One notice of the checkout, in words. */
export interface BoardNotice {
	readonly id: string;
	readonly context: string;
	readonly status: 'error' | 'success';
	readonly text: string;
	readonly isDismissible: boolean;
}

/** What this checkout has told the shopper; the notices themselves are in core/notices. */
export interface NoticeBoard {
	/** Errors wait while an express method is active. Returns how to take this very notice away again. */
	raise(notice: BoardNotice): () => void;
	/** Takes away all that was raised here, shown or waiting: something new is being tried. */
	withdraw(): void;
	/** Whether an error came up since the last withdrawal, whoever raised it. */
	hasNewError(): boolean;
}

interface Raised {
	readonly notice: BoardNotice;
	/** Lets it wait no longer. */
	readonly takeBack: () => void;
}

const CONTEXTS = Object.values(NOTICE_CONTEXTS).filter(
	(context) => context !== NOTICE_CONTEXTS.cart,
);

export const createNoticeBoard = (registry: Registry): NoticeBoard => {
	/** Each notice is a new object, also under an id that was there before. */
	const errors = (): readonly object[] =>
		CONTEXTS.flatMap((context) => registry.select(noticesStore).getNotices(context)).filter(
			({ status }: { readonly status: string }) => status === 'error',
		);
	let old: readonly object[] = errors();
	let raised: readonly Raised[] = [];

	const takeAway = ({ notice, takeBack }: Raised): void => {
		takeBack();
		void registry.dispatch(noticesStore).removeNotice(notice.id, notice.context);
	};

	return {
		raise(notice) {
			const { id, context, status, text, isDismissible } = notice;
			const show = (): void =>
				raiseNotice(registry, status, text, { id, context, isDismissible, speak: true });
			const one: Raised = {
				notice,
				takeBack: status === 'error' ? whenNoExpressPayment(registry, show) : () => undefined,
			};
			raised = [...raised, one];
			if (status !== 'error') {
				show();
			}
			return () => {
				if (raised.includes(one)) {
					raised = raised.filter((other) => other !== one);
					takeAway(one);
				}
			};
		},
		withdraw() {
			raised.forEach(takeAway);
			raised = [];
			old = errors();
		},
		hasNewError: () =>
			raised.some(({ notice }) => notice.status === 'error') ||
			errors().some((error) => !old.includes(error)),
	};
};
