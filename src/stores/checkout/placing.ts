/**
 * Code for filling in the form and ordering: a separate chunk, loaded once the form is touched, or holds something to
 * keep or to send (setup.ts).
 */
import { createCheckoutPort } from '../../api';
import type { CheckoutConnection } from '../../api';
import type { CheckoutPort } from '../../api/ports';
import type { SiteSettings } from '../../domain/support/settings';
import type { Runner } from './contract';
import type { Observers } from './store/events';
import { startDraft } from './draft/setup';
import type { DraftDependencies } from './draft/setup';
import type { MethodRegistry } from './payment/methods';
import type { FieldValidation } from './validation/setup';
import { buildOrder } from './placing/build-order';
import { registerCheckoutChecks } from './placing/checks';
import { createFieldErrors } from './placing/field-errors';
import { createNoticeBoard } from './placing/notice-board';
import { loadPasswordScore, registerPasswordCheck } from './form/password-check';
import { startChoicePush } from './form/push-choices';
import { createRunner } from './placing/runner';
import type { RunnerDependencies } from './placing/runner';
import { startSameAddress } from './form/same-address';
import { settle } from './placing/settle';

export interface PlacingDependencies extends Omit<
	RunnerDependencies,
	'board' | 'settle' | 'refuse' | 'setFieldErrors' | 'buildOrder'
> {
	readonly port: CheckoutPort;
	readonly observers: Observers;
	readonly settings: SiteSettings;
	readonly methods: MethodRegistry;
	readonly fields: FieldValidation;
	readonly draft: Pick<DraftDependencies, 'storage' | 'now' | 'untouched'>;
}

/** Creates the runner with the page's stores and starts to store the draft in the browser. */
export const createPlacing = ({
	settings,
	methods,
	fields,
	draft,
	...dependencies
}: PlacingDependencies): Runner => {
	const { registry } = dependencies;
	const keptBilling = startSameAddress(registry, settings);
	// Started after startSameAddress, which has to react to the restored values.
	startDraft({ registry, settings, keptBilling, ...draft });
	const choices = startChoicePush({
		registry,
		methods,
		knownMethod: settings.checkout.chosenPaymentMethod,
		knownFields: settings.checkout.additionalValues,
		after: dependencies.after,
	});
	registerCheckoutChecks(registry, dependencies.observers, settings);
	registerPasswordCheck({
		registry,
		settings,
		observers: dependencies.observers,
		load: () => loadPasswordScore(window, settings.checkout.zxcvbnUrl),
	});
	const errors = createFieldErrors(registry, fields);
	return createRunner({
		...dependencies,
		board: createNoticeBoard(registry),
		settle: (stopsAtErrors) => {
			errors.remember();
			return settle(registry, () => fields.settle(), choices.flush, stopsAtErrors);
		},
		refuse: errors.refuse,
		setFieldErrors: errors.set,
		buildOrder: (shownTotal, paymentData) => {
			errors.remember();
			return buildOrder({ registry, settings, methods }, shownTotal, paymentData);
		},
	});
};

/** Returns createPlacing with the port of a shop. */
export const placingOf = (connection: CheckoutConnection) => {
	const port = createCheckoutPort(connection);
	return (dependencies: Omit<PlacingDependencies, 'port'>): Runner =>
		createPlacing({ ...dependencies, port });
};
