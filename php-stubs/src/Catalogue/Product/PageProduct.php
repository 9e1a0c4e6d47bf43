<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

/** Product on whose page, or in whose entry of a list, a block is. */
final class PageProduct {
	/**
	 * Returns the id of the product; 0 for none.
	 *
	 * @param array<array-key, mixed> $context Context of the block, with the current post.
	 */
	public static function id( array $context ): int {
		$id = $context['postId'] ?? get_queried_object_id();
		return is_numeric( $id ) && 'product' === get_post_type( (int) $id ) ? (int) $id : 0;
	}
}
