import { createElement } from '@wordpress/element';
import type { NoticeContext } from '../../domain/failure-notices';
import { NoticeList } from '../../ui/notices';
import { useNotices } from './use-notices';
import { useTakenOver } from './use-taken-over';

/** The notices of one area (spec section 2), where it begins; on the server there are none. */
export const ContextNotices = ({ context }: { readonly context: NoticeContext }) => {
	const hasTakenOver = useTakenOver();
	const { notices, dismiss } = useNotices(context);
	return <NoticeList notices={hasTakenOver ? notices : []} onDismiss={dismiss} />;
};
