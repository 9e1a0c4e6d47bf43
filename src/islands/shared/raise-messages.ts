import { dispatch } from '@wordpress/data';
import type { NoticeContext } from '../../domain/failure-notices';
import { raiseNotice } from '../../stores/notices/raise-notice';
import type { NoticeModel } from '../../ui/notices';

/** Adds the shop's messages printed by PHP to core/notices, from where they are shown after hydration. */
export const raiseMessages = (messages: readonly NoticeModel[], context: NoticeContext): void => {
	messages.forEach(({ id, status, message }) => {
		raiseNotice({ dispatch }, status, message, { id, context });
	});
};
