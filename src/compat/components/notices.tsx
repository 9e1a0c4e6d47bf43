/** Notices for plugins: a single notice, and a container for the notices of a context. */
import { createElement, Fragment } from '@wordpress/element';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import icons from '../../../data/icons.json';
import { htmlToText } from '../../domain/html/text';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { useFocusBack } from '../../ui/use-focus-back';

interface StoreNoticeProps {
	readonly className?: string;
	readonly status?: string;
	readonly isDismissible?: boolean;
	readonly onRemove?: () => void;
	readonly children?: ReactNode;
}

export const StoreNotice = ({
	className,
	status = 'info',
	isDismissible = true,
	onRemove,
	children,
}: StoreNoticeProps) => (
	<div
		ref={useFocusBack()}
		className={classNames(
			`wc-block-components-notice-banner storefront-notice storefront-notice--${status} is-${status}`,
			status === 'error' && 'has-error',
			className,
		)}
		role={status === 'error' ? 'alert' : 'status'}
	>
		<div className="wc-block-components-notice-banner__content">{children}</div>
		{isDismissible && onRemove && (
			<button
				type="button"
				className="storefront-icon-button"
				aria-label={__('Dismiss this notice', 'storefront-islands')}
				onClick={onRemove}
			>
				<Icon path={icons.close} />
			</button>
		)}
	</div>
);

const useNoticesOf = (context: string) =>
	useSelect((select) => select(noticesStore).getNotices(context), [context]);

const NoticesOfContext = ({ context }: { readonly context: string }) => {
	const notices = useNoticesOf(context);
	const { removeNotice } = useDispatch(noticesStore);
	return (
		<Fragment>
			{notices.map(({ id, status, content, isDismissible }) => (
				<StoreNotice
					key={id}
					status={status}
					isDismissible={isDismissible}
					onRemove={() => void removeNotice(id, context)}
				>
					{htmlToText(content)}
				</StoreNotice>
			))}
		</Fragment>
	);
};

interface StoreNoticesContainerProps {
	readonly className?: string;
	readonly context?: string | readonly string[];
}

/** Notices of one context or of several. */
export const StoreNoticesContainer = ({ className, context = '' }: StoreNoticesContainerProps) => (
	<div className={classNames('wc-block-components-notices', className)}>
		{(typeof context === 'string' ? [context] : context).map((name) => (
			<NoticesOfContext key={name} context={name} />
		))}
	</div>
);
