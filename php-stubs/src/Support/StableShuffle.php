<?php

declare(strict_types=1);

namespace StorefrontIslands\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Order that differs from product to product but is the same each time: a cached page, its refresh and its next page
 * agree.
 */
final class StableShuffle {
	/**
	 * Returns the ids in an order that depends on a seed only.
	 *
	 * @param list<int> $ids  Ids in any order.
	 * @param int       $seed Such as the id of a product.
	 * @return list<int>
	 */
	public static function of( array $ids, int $seed ): array {
		usort(
			$ids,
			static function ( int $one, int $other ) use ( $seed ): int {
				return array( md5( "$seed $one" ), $one ) <=> array( md5( "$seed $other" ), $other );
			}
		);
		return $ids;
	}
}
