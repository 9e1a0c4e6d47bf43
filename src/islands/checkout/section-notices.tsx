import { createElement } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import type { NoticeContext } from '../../domain/failure-notices';
import { validationStore } from '../../stores/validation/contract';
import { NoticeList } from '../../ui/notices';
import { useNotices } from '../shared/use-notices';
import { useIsHydrated } from '../shared/use-taken-over';

/**
 * Notices of a section (docs/behaviour.md#notice-contexts), at its start; none on the server. Messages that are shown
 * at a field are omitted.
 */
export const SectionNotices = ({ context }: { readonly context: NoticeContext }) => {
	const isHydrated = useIsHydrated();
	const { notices, dismiss } = useNotices(context);
	const errors = useSelect((select) => select(validationStore).getValidationErrors(), []);
	const atFields = Object.values(errors).map(({ message, hidden }) => (hidden ? '' : message));
	return (
		<NoticeList
			notices={isHydrated ? notices.filter(({ message }) => !atFields.includes(message)) : []}
			onDismiss={dismiss}
		/>
	);
};
