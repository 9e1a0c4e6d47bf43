/** What it takes to fill in and order: a chunk of its own (setup.ts), loaded when the form is first touched. */
import type { CheckoutPort } from '../../api/checkout/port';
import type { SiteSettings } from '../../domain/settings';
import type { DraftDependencies } from '../draft/start';
import { startDraft } from '../draft/start';
import type { MethodRegistry } from '../payment/method';
import { refuseFields } from '../validation/refuse';
import { loadPasswordScore } from '../validation/password-score';
import type { FieldValidation } from '../validation/start';
import { buildOrder } from './build-order';
import { createNoticeBoard } from './notice-board';
import type { Observers } from './observers';
import { registerOwnChecks } from './own-checks';
import { registerPasswordCheck } from './password-check';
import type { Runner, RunnerDependencies } from './runner';
import { createRunner } from './runner';
import { startSameAddress } from './same-address';
import { settle } from './settle';

export { createCheckoutPort } from '../../api/checkout/checkout-port';

export interface PlacingDependencies extends Omit<
	RunnerDependencies,
	'board' | 'settle' | 'refuse' | 'buildOrder'
> {
	readonly port: CheckoutPort;
	readonly observers: Observers;
	readonly settings: SiteSettings;
	readonly methods: MethodRegistry;
	readonly fields: FieldValidation;
	readonly draft: Pick<DraftDependencies, 'storage' | 'now' | 'untouched'>;
}

/** The runner over the page's stores; what is typed is kept on the device from then on. */
export const createPlacing = ({
	settings,
	methods,
	fields,
	draft,
	...dependencies
}: PlacingDependencies): Runner => {
	const { registry } = dependencies;
	startSameAddress(registry, settings);
	// What it puts back has to be heard by the former.
	startDraft({ registry, settings, ...draft });
	registerOwnChecks(registry, dependencies.observers, settings);
	registerPasswordCheck({
		registry,
		settings,
		observers: dependencies.observers,
		load: () => loadPasswordScore(window, settings.checkout.zxcvbnUrl),
	});
	return createRunner({
		...dependencies,
		board: createNoticeBoard(registry),
		settle: () => settle(registry, () => fields.settle()),
		refuse: (failure) => refuseFields(registry, fields.askedIds(), failure),
		buildOrder: (shownTotal) => buildOrder({ registry, settings, methods }, shownTotal),
	});
};
