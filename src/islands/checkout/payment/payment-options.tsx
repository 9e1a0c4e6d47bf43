import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { noMethodsMessage } from '../../../stores/checkout/payment/no-methods';
import { classNames } from '../../../ui/class-names';
import { RadioInput } from '../../../ui/fields/radio-group';
import { Step } from '../form/step';
import type { PaymentOption, PaymentModel } from './payment-model';

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
const PaymentOptionRow = (props: PaymentOptionProps) => (
	<div
		className={classNames(
			'storefront-payment__option wc-block-components-radio-control-accordion-option',
			props.isChosen &&
				'wc-block-components-radio-control-accordion-option--checked-option-highlighted',
		)}
	>
		<label
			htmlFor={props.option.inputId}
			className={classNames(
				'storefront-payment__label wc-block-components-radio-control__option',
				props.isChosen && 'wc-block-components-radio-control__option-checked',
			)}
		>
			<RadioInput
				id={props.option.inputId}
				name={GROUP}
				value={props.option.value}
				checked={props.isChosen}
				onChoose={props.onChoose}
			/>
			<span
				id={`${props.option.inputId}__label`}
				className="storefront-payment__name wc-block-components-radio-control__label wc-block-components-radio-control__label-group"
			>
				{props.label}
			</span>
		</label>
		{props.isChosen && (
			<div
				id={`${props.option.inputId}__content`}
				className="storefront-payment__content wc-block-components-radio-control-accordion-content"
			>
				{props.children}
			</div>
		)}
	</div>
);

interface PaymentProps {
	readonly payment: PaymentModel;
	readonly onChoose: (value: string) => void;
	/** Renders the method's own label; the option's text if it has not registered yet. */
	readonly renderLabel: (option: PaymentOption) => ReactNode;
	readonly renderContent: (option: PaymentOption) => ReactNode;
	readonly notices: ReactNode;
	/** True if a notice says that there are no methods. */
	readonly isNoneSaid: boolean;
	/** Shown below the options to the shop's managers. */
	readonly children: ReactNode;
}

/** Payment methods, saved tokens first. Reserves their space until they have drawn their content. */
export const Payment = (props: PaymentProps) => {
	const { isNoneSaid } = props;
	const { options, chosen, isPending, isBusy } = props.payment;
	return (
		<Step
			id="payment-method"
			title={__('Payment options', 'storefront-islands')}
			notices={props.notices}
		>
			{options.length === 0 && !isPending ? (
				!isNoneSaid && (
					<p className="storefront-payment__none wc-block-components-notice-banner">
						{noMethodsMessage()}
					</p>
				)
			) : (
				<div className="storefront-payment wc-block-components-radio-control" aria-busy={isBusy}>
					{options.map((option) => (
						<PaymentOptionRow
							key={option.value}
							option={option}
							isChosen={option.value === chosen}
							onChoose={props.onChoose}
							label={props.renderLabel(option)}
						>
							{props.renderContent(option)}
						</PaymentOptionRow>
					))}
				</div>
			)}
			{props.children}
		</Step>
	);
};
