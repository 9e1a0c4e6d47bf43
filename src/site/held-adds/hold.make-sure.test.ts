import { DEFERRED_ADDS_KEY, writeDeferredAdds } from '../../domain/cart/deferred-adds';
import { resendDeferredAdds } from './hold';

const HOUR = 3_600_000;

/** Page that was opened a given time after the previous one was left. */
const aPage = ({ after = 1000, reachable = true, left = true } = {}) => {
	const kept = new Map<string, string>();
	if (left) {
		kept.set(
			DEFERRED_ADDS_KEY,
			writeDeferredAdds({ since: HOUR, to: '/cart/', body: '{"adds":1}' }),
		);
	}
	const happened: string[] = [];
	const open = () =>
		resendDeferredAdds({
			storage: {
				getItem: (name) => kept.get(name) ?? null,
				removeItem: (name) => void kept.delete(name),
			},
			now: () => HOUR + after,
			post: async (to, body) => {
				if (!reachable) {
					throw new Error('offline');
				}
				happened.push(`POST ${to} ${body}`);
			},
			notify: () => happened.push('told'),
		});
	return { kept, happened, open };
};

it('repeats what the previous page sent, notifies the islands, and deletes the record', async () => {
	const { kept, happened, open } = aPage();
	await open();
	expect(happened).toEqual(['POST /cart/ {"adds":1}', 'told']);
	expect(kept.size).toBe(0);
	await open();
	expect(happened).toHaveLength(2);
});

it('leaves it to the next page when the shop cannot be reached', async () => {
	const { kept, happened, open } = aPage({ reachable: false });
	await expect(open()).rejects.toThrow('offline');
	expect(happened).toEqual([]);
	expect(kept.size).toBe(1);
});

it('sends nothing with a key that may have expired', async () => {
	const { kept, happened, open } = aPage({ after: HOUR });
	await open();
	expect(happened).toEqual([]);
	expect(kept.size).toBe(0);
});

it('does nothing when there is no record', async () => {
	const { happened, open } = aPage({ left: false });
	await open();
	expect(happened).toEqual([]);
});
