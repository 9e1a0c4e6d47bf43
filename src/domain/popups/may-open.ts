import { isInAddress } from './address-pattern';
import type { Period, PopupCondition } from './condition';
import type { Showings } from './showings';
import { browserOf, deviceOf, sourceOf, type Visitor } from './visitor';
import type { Visits } from './visits';

/** Length of the periods, in seconds (docs/behaviour.md#popups). */
const PERIODS: Readonly<Record<Exclude<Period, 'session'>, number>> = {
	day: 86_400,
	week: 604_800,
	month: 2_628_288,
	ever: Infinity,
};

/** Data that the conditions check. */
export interface PopupSituation {
	readonly visits: Visits;
	readonly showings: Showings;
	readonly visitor: Visitor;
}

const isMet = (
	condition: PopupCondition,
	{ visits, showings, visitor }: PopupSituation,
): boolean => {
	const { now } = visitor;
	switch (condition.is) {
		case 'views':
		case 'sessions':
			return visits[condition.is] > condition.after;
		case 'times': {
			const { per } = condition;
			const counts = (moment: number): boolean =>
				per === 'session' ? moment >= visits.sessionBegan : moment > now - PERIODS[per] * 1000;
			return showings[condition.counts].filter(counts).length < condition.most;
		}
		case 'referrer':
			return (
				condition.shows ===
				condition.patterns.some((pattern) => isInAddress(pattern, visitor.referrer))
			);
		case 'source':
			return condition.among.includes(sourceOf(visitor));
		case 'device':
			return condition.among.includes(deviceOf(visitor));
		case 'browser':
			return condition.among.includes(browserOf(visitor));
		case 'schedule':
			return now >= condition.from * 1000 && (condition.to === 0 || now < condition.to * 1000);
	}
};

/** True if a popup may open automatically when one of its triggers has fired. */
export const mayOpen = (
	conditions: readonly (PopupCondition | null)[],
	situation: PopupSituation,
): boolean =>
	!situation.showings.never &&
	conditions.every((condition) => condition !== null && isMet(condition, situation));
