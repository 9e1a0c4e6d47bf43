<?php
/**
 * The order of a list of products.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

defined( 'ABSPATH' ) || exit;

/** Sorts a list of products as GET products is asked to. `p` is the table of products. */
final class ProductOrder {
	/** Values of orderby. */
	public const KEYS = array( 'date', 'modified', 'id', 'include', 'title', 'slug', 'price', 'popularity', 'rating', 'menu_order', 'comment_count' );

	/** What each sorts by, upwards; what is equal stays by id. */
	private const UPWARDS = array(
		'date'          => 'p.created ASC, p.product_id ASC',
		'modified'      => 'p.modified ASC, p.product_id ASC',
		'title'         => 'p.title ASC, p.product_id ASC',
		'slug'          => 'p.slug ASC, p.product_id ASC',
		'price'         => 'p.low ASC, p.product_id ASC',
		'menu_order'    => 'p.position ASC, p.title ASC, p.product_id ASC',
		'comment_count' => 'p.reviews ASC, p.product_id ASC',
	);

	/** What each sorts by, downwards. From high to low a range of prices counts by its upper end. */
	private const DOWNWARDS = array(
		'date'          => 'p.created DESC, p.product_id DESC',
		'modified'      => 'p.modified DESC, p.product_id DESC',
		'title'         => 'p.title DESC, p.product_id DESC',
		'slug'          => 'p.slug DESC, p.product_id DESC',
		'price'         => 'p.high DESC, p.product_id DESC',
		'menu_order'    => 'p.position DESC, p.title DESC, p.product_id DESC',
		'comment_count' => 'p.reviews DESC, p.product_id DESC',
	);

	/** The best first, whatever the direction asked for: as in WooCommerce. */
	private const BEST_FIRST = array(
		'popularity' => 'p.sales DESC, p.product_id DESC',
		'rating'     => 'p.rating DESC, p.reviews DESC, p.product_id DESC',
	);

	/**
	 * What stands behind ORDER BY.
	 *
	 * @param string $key         A value of orderby.
	 * @param bool   $is_reversed Whether the last comes first.
	 * @return literal-string
	 */
	public static function sql( string $key, bool $is_reversed ): string {
		$sorted = $is_reversed ? self::DOWNWARDS : self::UPWARDS;
		return self::BEST_FIRST[ $key ] ?? $sorted[ $key ] ?? ( $is_reversed ? 'p.product_id DESC' : 'p.product_id ASC' );
	}
}
