import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
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
	/** Errors wait while an express method is active. */
	raise(notice: BoardNotice): void;
	/** Takes away all that was raised here, shown or waiting: something new is being tried. */
	withdraw(): void;
	/** Whether an error came up since the last withdrawal, whoever raised it. */
	hasNewError(): boolean;
}

const CONTEXTS = Object.values(NOTICE_CONTEXTS).filter(
	(context) => context !== NOTICE_CONTEXTS.cart,
);

export const createNoticeBoard = (registry: Registry): NoticeBoard => {
	const notices = () => registry.dispatch(noticesStore);
	/** Each notice is a new object, also under an id that was there before. */
	const errors = (): readonly object[] =>
		CONTEXTS.flatMap((context) => registry.select(noticesStore).getNotices(context)).filter(
			({ status }: { readonly status: string }) => status === 'error',
		);
	let old: readonly object[] = errors();
	let raised: readonly { readonly notice: BoardNotice; readonly takeBack: () => void }[] = [];

	return {
		raise(notice) {
			const { id, context, status, text, isDismissible } = notice;
			const show = (): void =>
				void notices().createNotice(status, text, { id, context, isDismissible, speak: true });
			if (status === 'error') {
				raised = [...raised, { notice, takeBack: whenNoExpressPayment(registry, show) }];
			} else {
				raised = [...raised, { notice, takeBack: () => undefined }];
				show();
			}
		},
		withdraw() {
			for (const { notice, takeBack } of raised) {
				takeBack();
				void notices().removeNotice(notice.id, notice.context);
			}
			raised = [];
			old = errors();
		},
		hasNewError: () =>
			raised.some(({ notice }) => notice.status === 'error') ||
			errors().some((error) => !old.includes(error)),
	};
};
