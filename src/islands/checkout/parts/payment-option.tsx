import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import { RadioInput } from '../../../ui/radio-input';
import type { PaymentOption } from '../model/payment';

/** Input name that groups the options, as in WooCommerce. */
const GROUP = 'radio-control-wc-payment-method-options';

interface PaymentOptionProps {
	readonly option: PaymentOption;
	readonly isChosen: boolean;
	readonly onChoose: (value: string) => void;
	/** Name of the method, with icons if it has any. */
	readonly label: ReactNode;
	/** Content of the payment method while it is selected. */
	readonly children: ReactNode;
}

/** Payment method with its content, which is shown below its name while it is selected. */
export const PaymentOptionRow = (props: PaymentOptionProps) => (
	<div
		className={classNames(
			'storefront-payment__option wc-block-components-radio-control-accordion-option',
			props.isChosen &&
				'wc-block-components-radio-control-accordion-option--checked-option-highlighted',
		)}
	>
		<label className="storefront-payment__label wc-block-components-radio-control__option">
			<RadioInput
				id={props.option.inputId}
				name={GROUP}
				value={props.option.value}
				checked={props.isChosen}
				onChoose={props.onChoose}
			/>
			<span className="storefront-payment__name wc-block-components-radio-control__label">
				{props.label}
			</span>
		</label>
		{props.isChosen && (
			<div className="storefront-payment__content wc-block-components-radio-control-accordion-content">
				{props.children}
			</div>
		)}
	</div>
);
