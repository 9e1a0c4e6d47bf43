/**
 * Messages of the shop about a link or a form used without JavaScript, as Views\Cart\ShopMessages prints them into
 * data-props.
 */
import type { NoticeModel } from '../../ui/notices';

const STATUSES = ['error', 'success', 'info'] as const;

const readMessage = (message: unknown, index: number): readonly NoticeModel[] => {
	if (typeof message !== 'object' || message === null) {
		return [];
	}
	const status = STATUSES.find((known) => 'status' in message && message.status === known);
	return status && 'message' in message && typeof message.message === 'string'
		? [
				{
					id: `shop-message-${String(index)}`,
					status,
					message: message.message,
					dismissible: true,
				},
			]
		: [];
};

/** Reads `messages` of data-props; missing or malformed ones are omitted. */
export const readShopMessages = (props: unknown): readonly NoticeModel[] =>
	typeof props === 'object' &&
	props !== null &&
	'messages' in props &&
	Array.isArray(props.messages)
		? props.messages.flatMap(readMessage)
		: [];
