import { createElement, Fragment, useContext } from '@wordpress/element';
import { pluginSlot } from '../../compat/plugin-slots';
import { NamedIcon } from '../../compat/gateway/components';
import type { Cart } from '../../domain/cart/cart';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import type { NoticeContext } from '../../domain/failure/failure';
import type { SiteSettings } from '../../domain/support/settings';
import type { MethodRegistry } from '../../stores/checkout/payment/methods';
import type { CheckoutPlace, RenderArea } from '../shared/areas';
import { Choices } from '../shared/block-choices';
import { useIsHydrated } from '../shared/hydrate';
import { useNotices } from '../shared/notices';
import { ErrorSection } from './error-section';
import { ExpressSection } from './express/section';
import { CheckoutForm } from './form/checkout-form';
import { formModel } from './form/model';
import type { FormModel } from './form/model';
import { OrderNote } from './form/order-note';
import { SectionNotices } from './form/step';
import {
	printedChoices,
	NO_MESSAGES,
	useFieldMessages,
	useFormActions,
	useFormChoices,
} from './form/use-form';
import { LazyIcon } from './lazy-icon';
import { PaymentSection } from './payment/payment-section';
import { RequiredTerms } from './required-terms';

/**
 * Contexts whose section the form does not have now, such as the billing address while it is the same as the shipping
 * address. Their notices stand at the start of the form: a refusal must never be invisible.
 */
const contextsWithoutSection = (
	form: FormModel,
	{ needsPayment }: Cart,
): readonly NoticeContext[] => {
	const { shippingAddress, billingAddress, shippingMethods, payments, expressPayments } =
		NOTICE_CONTEXTS;
	return [
		...(form.shippingFields ? [] : [shippingAddress]),
		...(form.billing ? [] : [billingAddress]),
		...(form.options || form.pickup ? [] : [shippingMethods]),
		...(needsPayment ? [] : [payments, expressPayments]),
	];
};

/** Notices of a context without a section; nothing if there are none, as on the server. */
const UnplacedNotices = ({ context }: { readonly context: NoticeContext }) =>
	useNotices(context).notices.length > 0 ? <SectionNotices context={context} /> : null;

interface FormSectionsProps {
	readonly cart: Cart;
	readonly settings: SiteSettings;
	readonly methods: MethodRegistry;
	/** Renders the terms as the server has printed them. */
	readonly area: RenderArea<CheckoutPlace>;
}

/** All sections of the form, from the express buttons to the order note. */
export const FormSections = ({ cart, settings, methods, area }: FormSectionsProps) => {
	const isHydrated = useIsHydrated();
	const live = useFormChoices();
	const liveMessages = useFieldMessages();
	const actions = useFormActions();
	const choices = isHydrated ? live : printedChoices(cart, settings);
	const messages = isHydrated ? liveMessages : NO_MESSAGES;
	const form = formModel(cart, settings, choices);
	const { flags } = useContext(Choices);
	const terms = area('terms');
	return (
		<Fragment>
			<ErrorSection />
			{isHydrated &&
				contextsWithoutSection(form, cart).map((context) => (
					<UnplacedNotices key={context} context={context} />
				))}
			<CheckoutForm
				model={form}
				actions={actions}
				messages={messages}
				before={{
					express: cart.needsPayment && (
						<ExpressSection
							settings={settings}
							methods={methods}
							notices={<SectionNotices context={NOTICE_CONTEXTS.expressPayments} />}
						/>
					),
				}}
				after={{
					'payment-method': cart.needsPayment && (
						<NamedIcon.Provider value={LazyIcon}>
							<PaymentSection
								cart={cart}
								settings={settings}
								methods={methods}
								notices={<SectionNotices context={NOTICE_CONTEXTS.payments} />}
							/>
						</NamedIcon.Provider>
					),
					'order-fields': (
						<Fragment>
							<OrderNote note={form.note} actions={actions} messages={messages} />
							{isHydrated && pluginSlot('checkout/fields')}
						</Fragment>
					),
					terms:
						terms && flags.includes('terms-required') ? (
							<RequiredTerms>{terms}</RequiredTerms>
						) : (
							terms
						),
				}}
			/>
		</Fragment>
	);
};
