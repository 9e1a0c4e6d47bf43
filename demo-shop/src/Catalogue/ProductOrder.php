<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

defined( 'ABSPATH' ) || exit;

/** ORDER BY clauses for the orders of GET products. `p` is the table of products. */
final class ProductOrder {
	/** Values of orderby. */
	public const KEYS = array( 'date', 'modified', 'id', 'include', 'title', 'slug', 'price', 'popularity', 'rating', 'menu_order', 'comment_count' );

	/** Ascending order of each value; ties are sorted by id. */
	private const UPWARDS = array(
		'date'          => 'p.created ASC, p.product_id ASC',
		'modified'      => 'p.modified ASC, p.product_id ASC',
		'title'         => 'p.title ASC, p.product_id ASC',
		'slug'          => 'p.slug ASC, p.product_id ASC',
		'price'         => 'p.low ASC, p.product_id ASC',
		'menu_order'    => 'p.position ASC, p.title ASC, p.product_id ASC',
		'comment_count' => 'p.reviews ASC, p.product_id ASC',
	);

	/** Descending order of each value; price ranges are sorted by their upper end. */
	private const DOWNWARDS = array(
		'date'          => 'p.created DESC, p.product_id DESC',
		'modified'      => 'p.modified DESC, p.product_id DESC',
		'title'         => 'p.title DESC, p.product_id DESC',
		'slug'          => 'p.slug DESC, p.product_id DESC',
		'price'         => 'p.high DESC, p.product_id DESC',
		'menu_order'    => 'p.position DESC, p.title DESC, p.product_id DESC',
		'comment_count' => 'p.reviews DESC, p.product_id DESC',
	);

	/** Best first, independent of the requested direction, as in WooCommerce. */
	private const BEST_FIRST = array(
		'popularity' => 'p.sales DESC, p.product_id DESC',
		'rating'     => 'p.rating DESC, p.reviews DESC, p.product_id DESC',
	);

	/**
	 * Returns the content of the ORDER BY clause.
	 *
	 * @param string $key         A value of orderby.
	 * @param bool   $is_reversed True for descending order.
	 * @return literal-string
	 */
	public static function sql( string $key, bool $is_reversed ): string {
		$sorted = $is_reversed ? self::DOWNWARDS : self::UPWARDS;
		return self::BEST_FIRST[ $key ] ?? $sorted[ $key ] ?? ( $is_reversed ? 'p.product_id DESC' : 'p.product_id ASC' );
	}
}
