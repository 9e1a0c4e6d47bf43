/** Chips for plugins, with WooCommerce's component and class names. */
import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';

interface ChipProps {
	readonly className?: string;
	readonly text: ReactNode;
	readonly children?: ReactNode;
}

export const Chip = ({ className, text, children }: ChipProps) => (
	<span className={classNames('wc-block-components-chip', className ?? null)}>
		<span className="wc-block-components-chip__text">{text}</span>
		{children}
	</span>
);

interface RemovableChipProps extends ChipProps {
	readonly ariaLabel?: string;
	readonly disabled?: boolean;
	readonly onRemove?: () => void;
}

/** Chip with a remove button. */
export const RemovableChip = (props: RemovableChipProps) => (
	<Chip
		text={props.text}
		className={classNames('wc-block-components-chip--removable', props.className ?? null)}
	>
		<button
			type="button"
			className="wc-block-components-chip__remove storefront-icon-button"
			disabled={props.disabled}
			aria-label={
				props.ariaLabel ??
				// translators: %s: what is taken away, as a coupon's code.
				sprintf(__('Remove %s', 'storefront-islands'), String(props.text))
			}
			onClick={() => props.onRemove?.()}
		>
			<Icon name="close" />
		</button>
	</Chip>
);
