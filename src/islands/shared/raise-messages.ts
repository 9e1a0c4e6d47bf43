import { dispatch } from '@wordpress/data';
import type { NoticeContext } from '../../domain/failure-notices';
import { raiseNotice } from '../../stores/notices/raise-notice';
import type { NoticeModel } from '../../ui/notices';

/** Puts what PHP has printed of the shop's messages into core/notices, which shows them from then on. */
export const raiseMessages = (messages: readonly NoticeModel[], context: NoticeContext): void => {
	messages.forEach(({ id, status, message }) => {
		raiseNotice({ dispatch }, status, message, { id, context });
	});
};
