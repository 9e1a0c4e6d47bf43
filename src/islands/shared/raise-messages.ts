import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import type { NoticeContext } from '../../domain/failure-notices';
import type { NoticeModel } from '../../ui/notices';

/** Puts what PHP has printed of the shop's messages into core/notices, which shows them from then on. */
export const raiseMessages = (messages: readonly NoticeModel[], context: NoticeContext): void => {
	messages.forEach(({ id, status, message }) => {
		void dispatch(noticesStore).createNotice(status, message, { id, context });
	});
};
