/** Payment methods with the content that they render themselves, each inside an error boundary. */
import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import icons from '../../../../data/icons.json';
import { PaymentMethodIcons } from '../../../compat/gateway/components';
import type { PaymentMethodIcon } from '../../../compat/gateway/components';
import { GatewayContent, GatewayLabel, GatewaySavedToken } from '../../../compat/gateway/content';
import type { Cart } from '../../../domain/cart/cart';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import type { SiteSettings } from '../../../domain/support/settings';
import type { MethodRegistry, PaymentMethodConfig } from '../../../stores/checkout/payment/methods';
import { noMethodsMessage } from '../../../stores/checkout/payment/no-methods';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { SafeHtml } from '../../../ui/html/safe-html';
import { Icon } from '../../../ui/icon';
import { lazyPart } from '../../../ui/lazy-part';
import { useNotices } from '../../shared/notices';
import { useRefusal } from './use-refusal';
import type { PaymentOption } from './payment-model';
import { Payment } from './payment-options';
import { usePayment } from './use-payment';

/** A chunk of its own, for the shop's managers only. */
const IncompatibleMethods = lazyPart(
	() => import(/* webpackChunkName: "incompatible-methods" */ './incompatible-methods'),
);

interface BoundaryProps {
	/** True if the reason is shown, i.e. for users who can fix it. */
	readonly showsReason: boolean;
	/** Name of the express payment method; undefined for a method of the list. */
	readonly express?: string;
}

interface FailureProps extends BoundaryProps {
	readonly reason: string;
}

const Failure = ({ showsReason, express, reason }: FailureProps) => {
	const message = __(
		'This way to pay does not work at the moment. Please choose another one.',
		'storefront-islands',
	);
	useRefusal(message, express);
	return (
		<p className="storefront-payment__failure" role="alert">
			<Icon path={icons.alert} />
			<span>
				{message}
				{showsReason && reason !== '' && ` (${reason})`}
			</span>
		</p>
	);
};

/**
 * Error boundary for the content of a payment method: if it fails, other methods keep working, and no order is placed
 * with this one.
 */
export const MethodBoundary = ({
	children,
	...rest
}: BoundaryProps & { readonly children: ReactNode }) => (
	<ErrorBoundary fallback={(reason) => <Failure {...rest} reason={reason} />}>
		{children}
	</ErrorBoundary>
);

interface PaymentSectionProps {
	readonly cart: Cart;
	readonly settings: SiteSettings;
	readonly methods: MethodRegistry;
	readonly notices: ReactNode;
}

const isIcon = (icon: unknown): icon is PaymentMethodIcon =>
	typeof icon === 'string' ||
	(typeof icon === 'object' && icon !== null && 'id' in icon && 'src' in icon && 'alt' in icon);

/** Label of a method. A plain-text label gets the method's icons; an element renders its own. */
const Label = ({ method }: { readonly method: PaymentMethodConfig }) => (
	<ErrorBoundary fallback={() => method.ariaLabel}>
		<GatewayLabel method={method} />
		{typeof method.label === 'string' && method.icons !== null && (
			<PaymentMethodIcons icons={method.icons.filter(isIcon)} align="right" />
		)}
	</ErrorBoundary>
);

export const PaymentSection = ({ cart, settings, methods, notices }: PaymentSectionProps) => {
	const state = usePayment(cart, settings);
	const said = useNotices(NOTICE_CONTEXTS.payments).notices;
	const registered = methods.getPaymentMethods();
	/** Null until the method has registered and canMakePayment has returned true. */
	const configOf = ({ method }: PaymentOption) =>
		state.payment.isPending ? null : (registered[method] ?? null);

	const renderLabel = (option: PaymentOption): ReactNode => {
		const config = option.kind === 'method' ? configOf(option) : null;
		return config === null ? option.label : <Label method={config} />;
	};

	const renderContent = (option: PaymentOption): ReactNode => {
		const config = configOf(option);
		if (config === null) {
			return (
				option.kind === 'method' && (
					<SafeHtml html={settings.checkout.offlineMethods[option.method] ?? ''} />
				)
			);
		}
		return (
			<MethodBoundary showsReason={settings.currentUserIsAdmin}>
				{option.kind === 'saved' ? (
					<GatewaySavedToken method={config} token={String(option.tokenId)} />
				) : (
					<Fragment>
						<GatewayContent method={config} />
						{config.supports.showSaveOption && state.maySave && (
							<CheckboxField
								id="storefront-save-payment"
								label={__(
									'Save payment information to my account for future purchases.',
									'storefront-islands',
								)}
								checked={state.saves}
								onChange={state.setSaves}
							/>
						)}
					</Fragment>
				)}
			</MethodBoundary>
		);
	};

	return (
		<Payment
			payment={state.payment}
			onChoose={state.choose}
			renderLabel={renderLabel}
			renderContent={renderContent}
			notices={notices}
			isNoneSaid={said.some(({ message }) => message === noMethodsMessage())}
		>
			{settings.currentUserIsAdmin && state.incompatible.length > 0 && (
				<IncompatibleMethods titles={state.incompatible} />
			)}
		</Payment>
	);
};
