import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { decodeFailure } from '../../api';
import { noticesFor } from '../../domain/failure-notices';

/** Shows the error of a Store API answer where it belongs (spec section 8); plugins call it with what was thrown at them. */
export const processErrorResponse = (error: unknown, context: string | null = null): void => {
	for (const { id, context: where, message } of noticesFor(decodeFailure(0, error), context, '')) {
		void dispatch(noticesStore).createErrorNotice(message, { id, context: where });
	}
};
